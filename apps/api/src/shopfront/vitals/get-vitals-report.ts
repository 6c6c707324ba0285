import type { Handler } from '../../core/contract.ts'
import { readVitals } from './report.ts'

/** More rows than a screen can be read with; the file has all. */
const mostRows = 200

export const getVitalsReport: Handler<'getVitalsReport'> = async ({ db, clock }, { query }) => {
  const report = await readVitals({ db, now: clock.now() }, query)
  const left_out = Math.max(0, report.rows.length - mostRows)
  return { status: 200, body: { ...report, left_out, rows: report.rows.slice(0, mostRows) } }
}
