import type { ReactNode } from 'react'
import css from './Badge.module.css'
import { classNames } from '../basics/class-names.ts'

export interface BadgeProps {
  tone?: 'neutral' | 'available' | 'attention' | 'refusal' | 'saving'
  /** The words carry the meaning; the tone only repeats it. */
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(css.badge, css[tone], className)}>{children}</span>
}
