import { classNames } from '../basics/class-names.ts'
import css from './Wordmark.module.css'

export interface WordmarkProps {
  name: string
  className?: string
}

/** The mark and the name in the colour of the text around it: white on a band, ink on a page. */
export function Wordmark({ name, className }: WordmarkProps) {
  return (
    <span className={classNames(css.wordmark, className)}>
      <Mark />
      {name}
    </span>
  )
}

export interface MarkProps {
  /** px */
  size?: number
}

/** An anchor whose ring is a steering wheel. */
export function Mark({ size = 32 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--action)" />
      <g stroke="#fff" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="16" cy="10.5" r="5" />
        <path d="M11 10.5h10M16 10.5V26.5M7.5 18.5c.6 5 3.9 8 8.5 8s7.9-3 8.5-8M5.8 21l1.7-2.5 2.6 1.6M26.2 21l-1.7-2.5-2.6 1.6" />
      </g>
    </svg>
  )
}
