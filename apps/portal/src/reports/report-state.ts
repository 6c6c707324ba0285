import type { ReportGroup, ReportName, ReportPeriod } from '@bandari/sdk'

/** What the page shows; all of it is in the address, by the names of the API, so that Back works and a colleague sees the same. */
export interface ReportState {
  report: ReportName
  by: ReportGroup
  period: ReportPeriod
  /** Of a period that one chose day by day; empty otherwise. */
  from: string
  to: string
}

export const reportNames = ['turnover', 'freight', 'steps'] as const satisfies ReportName[]

export const groups = [
  'month',
  'country',
  'make',
  'seller',
  'supporter',
  'source',
] as const satisfies ReportGroup[]

export const periods = [
  'last-week',
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
  'last-12-months',
  'custom',
] as const satisfies ReportPeriod[]

/** What is asked for most: turnover of last month by country. */
export const usual: ReportState = {
  report: 'turnover',
  by: 'country',
  period: 'last-month',
  from: '',
  to: '',
}

/** Reads the state from an address; what is not a choice is ignored. */
export function readReport(query: URLSearchParams): ReportState {
  const period = periods.find((name) => name === query.get('period')) ?? usual.period
  const dayOf = (name: string) => {
    const day = query.get(name) ?? ''
    return period === 'custom' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : ''
  }
  return {
    report: reportNames.find((name) => name === query.get('report')) ?? usual.report,
    by: groups.find((name) => name === query.get('by')) ?? usual.by,
    period,
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

/** Writes the state to an address, whole: a saved report says what it is of. */
export function reportQuery({ report, by, period, from, to }: ReportState): string {
  const query = new URLSearchParams({ report, by, period })
  if (period === 'custom' && from !== '') query.set('from', from)
  if (period === 'custom' && to !== '') query.set('to', to)
  return query.toString()
}

/** What the API is asked; null while somebody still chooses days. */
export function questionOf({ by, period, from, to }: ReportState) {
  if (period !== 'custom') return { by, period }
  return from === '' || to === '' ? null : { by, period, from, to }
}

/** By how many hundredths an amount differs from an earlier one; null where there is nothing to compare with. */
export function changeOf(now: string | null, before: string | null): number | null {
  if (now === null || before === null || Number(before) === 0) return null
  return Math.round(((Number(now) - Number(before)) / Math.abs(Number(before))) * 100)
}
