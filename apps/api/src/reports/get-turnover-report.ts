import type { Handler } from '../core/contract.ts'
import { readTurnover } from './turnover.ts'
import { noDays } from './no-days.ts'
import { mostRows } from './report.ts'

export const getTurnoverReport: Handler<'getTurnoverReport'> = async ({ db, clock }, { query }) => {
  const report = await readTurnover({ db, now: clock.now() }, query)
  if (!report) return noDays
  return { status: 200, body: { ...report, rows: report.rows.slice(0, mostRows) } }
}
