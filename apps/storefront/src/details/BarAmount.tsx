import type { ReactNode } from 'react'
import bar from '../shared/purchase/PurchaseBar.module.css'

interface BarAmountProps {
  /** What the amount is, and where to. */
  label: string
  /** The amount, with its currency. */
  children: ReactNode
  /** Below it. */
  note?: string
}

/** Price in the bar that stays at the foot of a phone; who listens to the page hears it with the form and with the landed price. */
export function BarAmount({ label, children, note }: BarAmountProps) {
  return (
    <p className={bar.total} aria-hidden="true">
      <span className={bar.totalLabel}>{label}</span>
      <strong className={bar.totalAmount}>{children}</strong>
      {note && <span className={bar.totalLabel}>{note}</span>}
    </p>
  )
}
