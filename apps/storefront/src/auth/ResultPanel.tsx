import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './ResultPanel.module.css'

export interface ResultPanelProps {
  icon: LucideIcon
  tone: 'success' | 'attention' | 'refusal'
  title: string
  children?: ReactNode
  /** Links with `buttonClass()`, the next step first. */
  actions?: ReactNode
}

/** What became of it, and the next step; takes the place of the form that asked. */
export function ResultPanel({ icon: Icon, tone, title, children, actions }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus is the document's: what had it is gone with the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={css.panel} role={tone === 'success' ? 'status' : 'alert'}>
      <span className={`${css.icon} ${css[tone]}`} aria-hidden="true">
        <Icon size={32} strokeWidth={1.75} />
      </span>
      <h1 ref={heading} className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  )
}
