import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { notYourMarket, stockOf } from '../listings/lister.ts'
import { columnsOf, fileNames, type ImportClass, importClassOf } from './columns.ts'
import { countKnown } from './headings.ts'
import { importView, mostErrors } from './import.view.ts'
import { countSentRows, hasLargeUnderWay } from './import-days.store.ts'
import { largeFile, mostAtOnce, mostRows, mostRowsOfDay } from './import-limits.ts'
import { findImport, listErrors } from './imports.store.ts'
import { openTable } from './open-table.ts'
import { readStock, writeStock } from './read-stock.ts'

/**
 * Reads a file and keeps it. It is checked at once, a large one by a job, when its columns are ours, or when the seller has
 * said of an earlier file what they mean; nothing is read by a guess that nobody has seen. The transaction begins when the reading is over.
 */
export const startImport: Handler<'startImport'> = async (context, { account, body, language }) => {
  const { db, clock } = context
  const { file: upload, owner: of, market = 'local' } = body
  const importClass = importClassOf(body)
  if (importClass === null) return refuse(400, fieldErrors({ market: ['export_of_vehicles'] }))
  const stock = stockOf(account, { owner: of, market })
  if (!stock) return notYourMarket
  const known = (headings: readonly string[]) => countKnown(headings, importClass)
  const vendorId = sellerIdOf(account)
  if (upload.data.length > largeFile && (await hasLargeUnderWay(db, vendorId))) return underWay
  const reading = await openTable(upload.data, { mostRows, known, log: context.log })
  if ('problem' in reading) return refuse(400, fieldErrors({ file: [reading.problem] }))
  const table = reading.file
  const refused = await admitRows(context, vendorId, table.rows.length)
  if (refused) return refused
  const read = await readStock(context, { table, importClass, stock, vendorId })
  if (read === null) return notOurs(importClass)
  const fileName = upload.filename === '' ? `${fileNames[importClass]}.csv` : upload.filename
  const importId = await db
    .transaction()
    .execute((transaction) => writeStock(transaction, read, { fileName, now: clock.now() }))
  const row = await findImport(db, { id: importId, vendorId })
  if (!row) throw new Error('an import that was just written is there')
  const errors = await listErrors(db, { importId, limit: mostErrors })
  return { status: 201, body: importView(row, { errors, language }) }
}

const underWay = refuse(409, detail('import_large_under_way'))

/** A file of tens of thousands of rows is minutes of work for the shop. */
async function admitRows({ db, clock }: Context, vendorId: number, rows: number) {
  if (rows > mostAtOnce && (await hasLargeUnderWay(db, vendorId))) return underWay
  const sent = await countSentRows(db, { vendorId, day: shopDay(clock.now()), rows })
  if (sent <= mostRowsOfDay) return null
  return refuse(409, detail(problem('import_rows_of_day', { most: mostRowsOfDay })))
}

/** A table of something else. */
function notOurs(importClass: ImportClass) {
  const required = columnsOf(importClass).filter(([, column]) => column.required)
  const problems = required.map(([, { heading }]) => problem('column_missing', { heading }))
  return refuse(400, fieldErrors({ file: problems }))
}
