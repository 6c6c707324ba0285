import type { ReactNode } from 'react'
import css from './Awaited.module.css'

interface AwaitedProps {
  /** What is awaited, for who cannot see the shapes. */
  label?: string
  /** The shapes of what comes. */
  children: ReactNode
}

/** Most of a page that is on its way: the footer stays below the screen meanwhile. */
export function Awaited({ label, children }: AwaitedProps) {
  return (
    <div aria-busy="true" className={css.awaited}>
      {label !== undefined && <output className="visually-hidden">{label}</output>}
      {children}
    </div>
  )
}
