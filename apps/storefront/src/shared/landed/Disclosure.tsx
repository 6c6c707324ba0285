import type { ReactNode } from 'react'
import css from './LandedPriceDetails.module.css'

/** Closed to begin with; what is inside is drawn, and asked for, once it is open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{title}</summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}
