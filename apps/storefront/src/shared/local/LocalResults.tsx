import { useTranslate } from '@bandari/i18n/react'
import { ErrorAlert, Pager } from '@bandari/ui'
import type { ReactNode } from 'react'
import { type LocalSearch, useSearchKenyaProductsQuery } from '../../api/catalogue.ts'
import { asRefusal } from '../../api/refusal.ts'
import { AppLink } from '../page/AppLink.tsx'
import { LocalProduct, LocalProductSkeleton } from './LocalProduct.tsx'
import { localPageSize } from './local-page.ts'
import css from './LocalResults.module.css'

interface LocalResultsProps {
  call: LocalSearch
  hrefFor: (page: number) => string
  /** Beside the count: controls that narrow the list. */
  narrow?: ReactNode
  /** Instead of a list without entries: the sentence, and the next step. */
  empty: ReactNode
}

/** A page of the goods sold in Kenya, in each of its four states. */
export function LocalResults({ call, hrefFor, narrow, empty }: LocalResultsProps) {
  const t = useTranslate()
  const { currentData: found, error, refetch } = useSearchKenyaProductsQuery(call)
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
          onRetry={() => void refetch()}
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
        page={Number(call.page)}
        pages={Math.ceil((count ?? 0) / localPageSize)}
        hrefFor={hrefFor}
        linkComponent={AppLink}
      />
    </section>
  )
}
