import type { DealCard } from '@bandari/sdk'
import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, EmptyState, ErrorAlert, Skeleton } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useListDealsQuery } from '../api/deals.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './DealTile.module.css'
import { referenceOf } from '../api/refusal.ts'

interface DealGridProps {
  label: string
  /** Selects the deals to show; all by default. */
  choose?: (deal: DealCard) => boolean
  renderTile: (deal: DealCard, index: number) => ReactNode
}

/** The deals in their four states. */
export function DealGrid({ label, choose = () => true, renderTile }: DealGridProps) {
  const t = useTranslate()
  const { data, error, refetch } = useListDealsQuery()
  if (error) {
    return (
      <ErrorAlert
        title={t('deals.failed')}
        reference={referenceOf(error)}
        onRetry={() => void refetch()}
      >
        {t('shell.checkConnection')}
      </ErrorAlert>
    )
  }
  const deals = data?.filter(choose)
  if (deals?.length === 0) {
    return (
      <EmptyState
        title={t('deals.none')}
        action={
          <AppLink className={buttonClass()} href={paths.vehicles()}>
            {t('deals.searchAllCars')}
          </AppLink>
        }
      >
        {t('deals.allCarsInSearch')}
      </EmptyState>
    )
  }
  return (
    <ul className={`plain-list ${css.grid}`} aria-label={label} aria-busy={!deals}>
      {deals
        ? deals.map(renderTile)
        : Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <Skeleton shape="block" className={css.waiting} />
            </li>
          ))}
    </ul>
  )
}
