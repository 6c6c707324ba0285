import type { Handler } from '../../core/contract.ts'
import { noDays } from '../no-days.ts'
import { mostRows } from '../report.ts'
import { readFunnel } from './funnel.ts'

export const getFunnelReport: Handler<'getFunnelReport'> = async ({ db, clock }, { query }) => {
  const report = await readFunnel({ db, now: clock.now() }, query)
  if (!report) return noDays
  const left_out = Math.max(0, report.rows.length - mostRows)
  return { status: 200, body: { ...report, left_out, rows: report.rows.slice(0, mostRows) } }
}
