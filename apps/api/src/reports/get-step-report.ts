import type { Handler } from '../core/contract.ts'
import { readStepDays } from './step-days.ts'
import { noDays } from './no-days.ts'
import { mostRows } from './report.ts'

export const getStepReport: Handler<'getStepReport'> = async ({ db, clock }, { query }) => {
  const report = await readStepDays({ db, now: clock.now() }, query)
  if (!report) return noDays
  return { status: 200, body: { ...report, rows: report.rows.slice(0, mostRows) } }
}
