import { useTranslate } from '@bandari/i18n/react'
import type { KenyaProductPage } from '@bandari/sdk'
import { ErrorAlert, Pager } from '@bandari/ui'
import type { ReactNode } from 'react'
import { type LocalSearch, useSearchKenyaProductsQuery } from '../../api/catalogue.ts'
import { asRefusal, type CallError } from '../../api/refusal.ts'
import { AppLink } from '../page/AppLink.tsx'
import { LocalProduct, LocalProductSkeleton } from './LocalProduct.tsx'
import { localPageSize } from './local-page.ts'
import css from './LocalResults.module.css'

interface LocalResultsProps extends ListProps {
  call: LocalSearch
}

interface ListProps {
  hrefFor: (page: number) => string
  /** Beside the count: controls that narrow the list. */
  narrow?: ReactNode
  /** Instead of a list without entries: the sentence, and the next step. */
  empty: ReactNode
}

/** A page of the goods sold in Kenya. */
export function LocalResults({ call, ...list }: LocalResultsProps) {
  const { currentData, error, refetch } = useSearchKenyaProductsQuery(call)
  const answer = { found: currentData, error, onRetry: () => void refetch() }
  return <LocalList {...list} {...answer} page={Number(call.page)} />
}

interface LocalListProps extends ListProps {
  found: Pick<KenyaProductPage, 'count' | 'results'> | undefined
  error: CallError | undefined
  onRetry: () => void
  page: number
}

/** The same of any search for them, in each of its four states. */
export function LocalList({ found, error, onRetry, page, hrefFor, narrow, empty }: LocalListProps) {
  const t = useTranslate()
  const refusal = asRefusal(error)
  // A page beyond the last one has nothing on it either.
  const count = refusal?.status === 404 ? 0 : found?.count
  return (
    <section
      className={css.results}
      aria-label={t('shared.results')}
      aria-busy={count === undefined}
    >
      <div className={css.bar}>
        <p className={css.count} role="status">
          {count === undefined ? t('shared.searching') : t('shared.resultsFound', { count })}
        </p>
        {narrow}
      </div>
      {count === 0 ? (
        empty
      ) : refusal ? (
        <ErrorAlert
          title={t('shared.searchFailed')}
          reference={refusal.requestId}
          onRetry={onRetry}
        >
          {t('shell.checkConnection')}
        </ErrorAlert>
      ) : (
        <ul className={`plain-list ${css.list}`}>
          {found
            ? found.results.map((product, index) => (
                <LocalProduct key={product.id} product={product} isFirst={index === 0} />
              ))
            : Array.from({ length: 6 }, (_, index) => <LocalProductSkeleton key={index} />)}
        </ul>
      )}
      <Pager
        page={page}
        pages={Math.ceil((count ?? 0) / localPageSize)}
        hrefFor={hrefFor}
        linkComponent={AppLink}
      />
    </section>
  )
}
