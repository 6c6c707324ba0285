import { languageCodes, languages } from '@bandari/i18n'
import type { AnswerTemplate } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { formatMoment } from '../../staff/moment.ts'
import { usageNames, usesLabel } from './template-labels.ts'

const uses = choicesOf('used_for', Object.entries(usageNames))
const byName = { field: 'name', order: 'ASC' } as const

const columns: StaffColumn<AnswerTemplate>[] = [
  { source: 'name', label: 'staffAnswers.name', render: nameOf },
  { source: 'used_for', label: 'staffAnswers.usedFor', disableSort: true, render: usesLabel },
  { source: 'texts', label: 'staffAnswers.languages', disableSort: true, render: languagesOf },
  {
    source: 'date_updated',
    label: 'staffAnswers.changed',
    isWhole: true,
    render: ({ date_updated }) => formatMoment(date_updated),
  },
]

const phone: PhoneRow<AnswerTemplate> = {
  title: ({ name }) => name,
  rest: (template) => (
    <RowLines>
      <span>{template.texts.en}</span>
      <span>{usesLabel(template)}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffAnswers.noMatch', 'staffAnswers.tryOther')

/** What staff often answer, kept by them. */
export function TemplateList() {
  return (
    <StaffList<AnswerTemplate>
      title={t('staffAnswers.title')}
      aside={
        <CreateLink
          to={paths.newAnswerTemplate}
          label={t('staffAnswers.write')}
          operation="createAnswerTemplate"
        />
      }
      search={t('staffAnswers.search')}
      sort={byName}
    >
      <ChoiceFilter legend={t('staffAnswers.usedFor')} choices={uses} />
      <StaffTable<AnswerTemplate>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updateAnswerTemplate' }}
        notOnTablets={['date_updated']}
        empty={empty}
      />
    </StaffList>
  )
}

function nameOf({ name, texts }: AnswerTemplate) {
  return <TwoLines first={<RowLink>{name}</RowLink>} second={texts.en} full={texts.en} />
}

function languagesOf({ texts }: AnswerTemplate): string {
  return languageCodes
    .filter((code) => (texts[code] ?? '') !== '')
    .map((code) => languages[code].name)
    .join(', ')
}
