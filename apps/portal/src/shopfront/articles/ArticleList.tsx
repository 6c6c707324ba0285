import type { SupportArticle } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { RowLink } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { formatMoment } from '../../shared/dates.ts'
import { ArticleChip } from './ArticleChip.tsx'
import { publicationLabel, stateLabels } from './article-labels.ts'
import { t } from '../../language/translator.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const lastChangedFirst = { field: 'date_updated', order: 'DESC' } as const

const columns: StaffColumn<SupportArticle>[] = [
  { source: 'title', label: 'staffArticles.title', render: titleOf },
  { source: 'published_at', label: 'staffArticles.onStorefront', render: whenOf },
  { source: 'date_updated', label: 'staffArticles.lastChanged', render: changedOf },
]

const phone: PhoneRow<SupportArticle> = {
  title: ({ title }) => title,
  chip: chipOf,
  rest: publicationLabel,
}

const empty = noMatch('staffArticles.noMatch', 'staffArticles.tryOther')

/** News and reviews, drafts among them (decision 24). */
export function ArticleList() {
  return (
    <StaffList<SupportArticle>
      title={t('staffArticles.articles')}
      aside={
        <CreateLink
          to={paths.newArticle}
          label={t('staffArticles.write')}
          operation="createArticle"
        />
      }
      search={t('staffArticles.search')}
      sort={lastChangedFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportArticle>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updateArticle' }}
        empty={empty}
      />
    </StaffList>
  )
}

function titleOf({ title }: SupportArticle) {
  return <RowLink>{title}</RowLink>
}

function chipOf({ state }: SupportArticle) {
  return <ArticleChip state={state} />
}

function whenOf(article: SupportArticle) {
  return (
    <span className={css.stack}>
      <span>{chipOf(article)}</span>
      <span>{publicationLabel(article)}</span>
    </span>
  )
}

function changedOf({ date_updated }: SupportArticle) {
  return formatMoment(date_updated)
}
