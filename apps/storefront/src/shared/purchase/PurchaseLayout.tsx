import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import { basketPrice } from './basket-price.ts'
import { totalName } from './total-name.ts'
import css from './PurchaseLayout.module.css'

export interface PurchaseLayoutProps {
  /** The content of the page: lines, a form, the review. */
  children: ReactNode
  /** The totals; next to the content, below it on a phone. */
  summary: ReactNode
  /** The one action, with its total; stays in reach at the foot of a phone. */
  action?: ReactNode
}

/** Basket, shipping and review share a layout: the sum and the next step are in the same position. */
export function PurchaseLayout({ children, summary, action }: PurchaseLayoutProps) {
  const t = useTranslate()
  return (
    <div className={css.layout}>
      <div className={css.content}>{children}</div>
      <aside className={css.aside} aria-label={t('shared.summary')}>
        <Card className={css.summary}>{summary}</Card>
        {action && <div className={css.action}>{action}</div>}
      </aside>
    </div>
  )
}

/** The total next to the action, on a phone only: the full totals are above it. */
export function ActionTotal({ basket }: { basket: Basket }) {
  const format = useFormat()
  const t = useTranslate()
  return (
    <p className={css.total}>
      <span className={css.totalLabel}>{t(totalName(basket))}</span>
      <strong className={css.totalAmount}>{basketPrice(basket, basket.totalCost, format)}</strong>
    </p>
  )
}
