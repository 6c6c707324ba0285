import type { ReactNode } from 'react'
import css from './LandedPriceDetails.module.css'

/** Closed at first; its content loads its data once it is open (`useOpened`). */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{title}</summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}
