import type { Handler } from '../core/contract.ts'
import { writeCsv } from '../core/csv.ts'
import type { Database } from '../platform/db/database.ts'
import { writeWorkbook } from '../platform/workbooks/write-workbook.ts'
import { readFreight } from './freight.ts'
import { noDays } from './no-days.ts'
import { freightTable, type ReportTable, stepTable, turnoverTable } from './report-columns.ts'
import type { ReportName } from './saved-report.ts'
import { readStepDays } from './step-days.ts'
import type { ReportQuery } from './sums.store.ts'
import { readTurnover } from './turnover.ts'

type Reader = { db: Database; now: Date }

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const exportReport: Handler<'exportReport'> = async ({ db, clock }, { query }) => {
  const { report, format, ...asked } = query
  const found = await readTable({ db, now: clock.now() }, report, asked)
  if (!found) return noDays
  const { table, from, to } = found
  const name = `${report}-by-${query.by}-${from}-${to}.${format}`
  return {
    status: 200,
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
    },
    body:
      format === 'csv'
        ? Buffer.from(writeCsv([table.columns.map(({ heading }) => heading), ...table.rows]))
        : await writeWorkbook(report, table.columns, table.rows),
  }
}

interface Found {
  table: ReportTable
  from: string
  to: string
}

/** All rows of a report; null where its days are none. */
async function readTable(
  reader: Reader,
  name: ReportName,
  query: ReportQuery,
): Promise<Found | null> {
  if (name === 'turnover') {
    const report = await readTurnover(reader, query)
    return report && { table: turnoverTable(report, query.by), ...report.now }
  }
  if (name === 'freight') {
    const report = await readFreight(reader, query)
    return report && { table: freightTable(report, query.by), ...report.now }
  }
  const report = await readStepDays(reader, query)
  return report && { table: stepTable(report, query.by), ...report.now }
}
