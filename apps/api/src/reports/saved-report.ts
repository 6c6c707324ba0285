import { periodNames } from './periods.ts'
import type { Group, ReportQuery } from './sums.store.ts'

export const reportNames = ['turnover', 'freight', 'steps'] as const
export type ReportName = (typeof reportNames)[number]

const groups = [
  'month',
  'country',
  'make',
  'seller',
  'supporter',
  'source',
] as const satisfies Group[]

export interface SavedReport {
  report: ReportName
  question: ReportQuery
}

/** What a saved view of reports is of, as the portal writes its query; null where it is nothing that there is. */
export function readSavedReport(query: string): SavedReport | null {
  const asked = new URLSearchParams(query)
  const report = reportNames.find((name) => name === asked.get('report'))
  const by = groups.find((name) => name === asked.get('by'))
  const period = periodNames.find((name) => name === asked.get('period'))
  if (!report || !by || !period) return null
  const [from, to] = [asked.get('from'), asked.get('to')]
  return {
    report,
    question: { by, period, ...(from !== null && { from }), ...(to !== null && { to }) },
  }
}
