import type { Handler } from '../core/contract.ts'
import { readFreight } from './freight.ts'
import { noDays } from './no-days.ts'
import { mostRows } from './report.ts'

export const getFreightReport: Handler<'getFreightReport'> = async ({ db, clock }, { query }) => {
  const report = await readFreight({ db, now: clock.now() }, query)
  if (!report) return noDays
  return { status: 200, body: { ...report, rows: report.rows.slice(0, mostRows) } }
}
