import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import css from './StaffTable.module.css'

/** What the rows of a table open, for this person. */
export const RowTarget = createContext<'show' | 'edit' | false>(false)

/** Without this a row would open as well, and Back would seem to do nothing. */
export const stopRow = (event: MouseEvent) => event.stopPropagation()

interface RowLinkProps {
  /** `whole` is never wrapped, `cut` ends with dots. */
  fit?: 'whole' | 'cut'
  children: ReactNode
}

/** Where the row leads, for the keyboard and for new tabs, since a row answers to the mouse alone. */
export function RowLink({ fit, children }: RowLinkProps) {
  const target = useContext(RowTarget)
  const id = useRecordContext()?.id
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (target === false || id === undefined) return children
  return (
    <Link
      to={createPath({ resource, type: target, id })}
      onClick={stopRow}
      className={fit && css[fit]}
    >
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
