import type { FunnelFigures } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { noDays } from '../no-days.ts'
import { readFunnel } from './funnel.ts'

const columns = [
  ['People who searched', 'searched'],
  ['People who opened a listing', 'opened'],
  ['People who asked for a price at the door', 'priced'],
  ['People who put something into the basket', 'basket'],
  ['Orders placed', 'ordered'],
  ['Orders paid', 'paid'],
] as const satisfies (readonly [string, keyof FunnelFigures])[]

export const exportFunnel: Handler<'exportFunnel'> = async ({ db, clock }, { query }) => {
  const report = await readFunnel({ db, now: clock.now() }, query)
  if (!report) return noDays
  const { from, to } = report.now
  const headings = ['', ', period before'].flatMap((when) =>
    columns.map(([heading]) => heading + when),
  )
  const cells = (figures: FunnelFigures | null) =>
    columns.map(([, name]) => figures?.[name] ?? null)
  const rows = report.rows.map(({ key, label, now, before }) => [
    key,
    label,
    ...cells(now),
    ...cells(before),
  ])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="funnel-by-${query.by}-${from}-${to}.csv"`,
    },
    body: Buffer.from(writeCsv([[query.by, 'Name', ...headings], ...rows])),
  }
}
