import { Button, buttonClass, EmptyState, Field, Pager, SelectInput, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { sortNames } from './figure-labels.ts'
import { figureSorts, rowsPerPage, sortedBy } from './figure-state.ts'
import { FigureCards } from './FigureCards.tsx'
import { FigureTable } from './FigureTable.tsx'
import css from './Figures.module.css'
import { SearchField } from './SearchField.tsx'
import { useDownload } from './use-download.ts'
import { useIsWide } from './use-is-wide.ts'
import type { FigureChoices } from './use-figures.ts'

/** Each listing with its figures: a table on a desk, cards on a phone. */
export function ListingRows({ choices }: { choices: FigureChoices }) {
  const isWide = useIsWide()
  const { download, isLoading } = useDownload(choices)
  return (
    <section className={css.rows} aria-labelledby="figures-of-listings">
      <h2 id="figures-of-listings" className={css.heading}>
        {t('portalFigures.yours')}
      </h2>
      <div className={css.tools}>
        <SearchField choices={choices} />
        {!isWide && <SortField choices={choices} />}
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          {t('portalFigures.download')}
        </Button>
      </div>
      <Rows choices={choices} isWide={isWide} />
    </section>
  )
}

function Rows({ choices, isWide }: { choices: FigureChoices; isWide: boolean }) {
  const { days, sort, order, q, page, hrefFor } = choices
  const { data, error, refetch, isPlaceholderData } = useOperation(
    'listListingFigures',
    { query: { days, sort, order, page, per_page: rowsPerPage, ...(q !== '' && { q }) } },
    { placeholderData: (before) => before },
  )
  const elsewhere = toFirstPage(
    page,
    { data: data?.data, error, isPlaceholderData },
    hrefFor({ page: 1 }),
  )
  if (elsewhere) return elsewhere
  if (error) {
    const title = t('portalFigures.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton shape="block" height="340px" />
  if (data.count === 0) return <NoneMatches choices={choices} />
  const shown = { rows: data.data, choices, isLoading: isPlaceholderData }
  return (
    <>
      {isWide ? <FigureTable {...shown} /> : <FigureCards {...shown} />}
      <div className={css.pager}>
        <output>{t('portalFigures.total', { count: data.count })}</output>
        <Pager
          page={page}
          pages={Math.ceil(data.count / rowsPerPage)}
          hrefFor={(number) => hrefFor({ page: number })}
          linkComponent={RouterLink}
          label={t('portalFigures.pages')}
        />
      </div>
    </>
  )
}

function NoneMatches({ choices }: { choices: FigureChoices }) {
  return (
    <EmptyState
      title={t('portalFigures.noneMatches')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={choices.hrefFor({ q: '' })}>
          {t('portalFigures.showAll')}
        </Link>
      }
    />
  )
}

/** What the headings of the table do. */
function SortField({ choices }: { choices: FigureChoices }) {
  return (
    <Field label={t('portalFigures.sortBy')}>
      {(control) => (
        <SelectInput
          {...control}
          value={choices.sort}
          choices={figureSorts.map((sort) => ({ value: sort, label: t(sortNames[sort]) }))}
          onChange={({ target }) => {
            const sort = figureSorts.find((name) => name === target.value)
            if (sort && sort !== choices.sort) choices.choose(sortedBy(choices, sort))
          }}
        />
      )}
    </Field>
  )
}
