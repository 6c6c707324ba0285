import type { Log } from '../../../core/log.ts'
import { problem } from '../../../core/problem.ts'
import { workbookFormOf } from '../../../platform/workbooks/workbook.ts'
import type { Expectation } from '../../imports/heading-row.ts'
import { openTable, type TableReading } from '../../imports/open-table.ts'
import { mostCells } from '../../imports/read-csv.ts'
import { startOf } from './read-records.ts'
import { readRecordsApart } from './records-worker.ts'

/** What came from a feed’s address as rows under headings: CSV or a workbook as a file is read, XML or JSON as records. */
export async function openFeed(
  bytes: Buffer,
  expected: Expectation & { log: Log },
): Promise<TableReading> {
  const start = startOf(bytes)
  // A page that asks to sign in has tables, too.
  if (/^<(?:!doctype html|html|head|body)\b/i.test(start)) return { problem: 'feed_is_page' }
  const form = workbookFormOf(bytes)
  if (form === 'unknown' ? !start.startsWith('<') : form !== null) return openTable(bytes, expected)
  return /^[<{[]/.test(start) ? openRecords(bytes, expected) : openTable(bytes, expected)
}

async function openRecords(
  bytes: Buffer,
  { mostRows, log }: Expectation & { log: Log },
): Promise<TableReading> {
  const reading = await readRecordsApart(bytes, log)
  if ('problem' in reading) return reading
  const { headings, rows } = reading.table
  if (rows.length > mostRows)
    return { problem: problem('file_has_too_many_rows', { most: mostRows }) }
  if (headings.length > mostCells)
    return { problem: problem('file_row_too_wide', { line: 1, most: mostCells }) }
  return {
    file: {
      headings,
      // As in a table with its headings above.
      rows: rows.map((cells, place) => ({ row: place + 2, cells })),
      notes: [],
      isFrom1904: false,
    },
  }
}
