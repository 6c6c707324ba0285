import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import css from './StaffTable.module.css'

/** Whether the person may open the rows of a table. */
export const RowsOpen = createContext(true)

/** Without this a row would open as well, and Back would seem to do nothing. */
export const stopRow = (event: MouseEvent) => event.stopPropagation()

interface RowLinkProps {
  to: string
  /** `whole` is never wrapped, `cut` ends with dots. */
  fit?: 'whole' | 'cut'
  children: ReactNode
}

/** A link for the keyboard and for new tabs, since a row answers to the mouse alone. Plain text where rows do not open. */
export function RowLink({ to, fit, children }: RowLinkProps) {
  if (!useContext(RowsOpen)) return children
  return (
    <Link to={to} onClick={stopRow} className={fit && css[fit]}>
      {children}
    </Link>
  )
}

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  /** The full second line, as a tooltip where it may be cut off. */
  full?: string
}

/** A line and a quieter one below it. */
export function TwoLines({ first, second, full }: TwoLinesProps) {
  return (
    <span className={css.stack}>
      {first}
      <span className={css.quiet} title={full}>
        {second}
      </span>
    </span>
  )
}

/** The lines of a phone's row below its head. */
export function RowLines({ children }: { children: ReactNode }) {
  return <span className={css.row}>{children}</span>
}
