import type { VitalSet } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { readVitals } from './report.ts'
import { vitalNames } from './scales.ts'

export const exportVitals: Handler<'exportVitals'> = async ({ db, clock }, { query }) => {
  const { rows, now } = await readVitals({ db, now: clock.now() }, query)
  const columns = vitalNames.flatMap((name) => {
    const title = name.toUpperCase()
    return [`${title} visits`, `${title} p75${name === 'cls' ? '' : ' ms'}`, `${title} rating`]
  })
  const cells = (set: VitalSet) =>
    vitalNames.flatMap((name) => [set[name].count, set[name].p75, set[name].rating])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="vitals-by-${query.by}-${now.from}-${now.to}.csv"`,
    },
    body: Buffer.from(
      writeCsv([[query.by, ...columns], ...rows.map((row) => [row.key, ...cells(row.now)])]),
    ),
  }
}
