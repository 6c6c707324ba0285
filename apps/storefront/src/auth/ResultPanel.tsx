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

/** Shows the result and the next step in place of the form. */
export function ResultPanel({ icon: Icon, tone, title, children, actions }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone with the form, so the document needs a new focus.
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
