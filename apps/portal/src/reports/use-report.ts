import { useLocation, useNavigate } from 'react-router-dom'
import { readReport, reportQuery, type ReportState } from './report-state.ts'

export interface ReportChoices extends ReportState {
  choose: (part: Partial<ReportState>) => void
}

/** The address is the page's only state. */
export function useReport(): ReportChoices {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = readReport(new URLSearchParams(search))
  return {
    ...state,
    choose: (part) =>
      void navigate(`${pathname}?${reportQuery({ ...state, ...part })}`, {
        preventScrollReset: true,
      }),
  }
}
