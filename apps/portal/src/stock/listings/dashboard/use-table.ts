import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { narrowed, readTable, type TableState, tableQuery } from './table-state.ts'

export interface Table extends TableState {
  /** The address of the same table with another choice; a page keeps the rest. */
  hrefFor: (part: Partial<TableState>) => string
  /** Navigates; typing leaves no history entries of half words. */
  choose: (part: Partial<Omit<TableState, 'page'>>, how?: { replace: boolean }) => void
}

/** The address is the table's only state. */
export function useTable(): Table {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = readTable(new URLSearchParams(search))
  const hrefFor = (part: Partial<TableState>) => {
    const { page, ...choices } = part
    const next = page === undefined ? narrowed(state, choices) : { ...state, ...part }
    const query = tableQuery(next)
    return query === '' ? paths.vendorDashboard : `${paths.vendorDashboard}?${query}`
  }
  return {
    ...state,
    hrefFor,
    choose: (part, how) => void navigate(hrefFor(part), how),
  }
}
