import { useTranslate } from '@bandari/i18n/react'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import css from './PurchaseLayout.module.css'

export interface PurchaseLayoutProps {
  /** The content of the page: lines, a form, the review. */
  children: ReactNode
  /** The totals; beside the content, below it on a phone. */
  summary: ReactNode
  /** The one action, with its total; stays in reach at the foot of a phone. */
  action?: ReactNode
}

/** Basket, shipping and review look alike: the sum and the next step stand in the same place. */
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

export interface ActionTotalProps {
  label: string
  amount: ReactNode
}

/** The total beside the action, on a phone only: the full totals are above it. */
export function ActionTotal({ label, amount }: ActionTotalProps) {
  return (
    <p className={css.total}>
      <span className={css.totalLabel}>{label}</span>
      <strong className={css.totalAmount}>{amount}</strong>
    </p>
  )
}
