import { Readable } from 'node:stream'
import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { clientsOf } from '../../platform/scheduling/clients-of.ts'
import { listExportIds, listExportRows } from '../listings/listings-table.store.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { fileNames, type ImportClass, importClassOf } from './columns.ts'
import { headingLine, listingLines } from './listings-csv.ts'

/** Listings that are read and written at once, in a few milliseconds. */
const batch = 250

export const exportListings: Handler<'exportListings'> = async (context, call) => {
  const { prod_class: prodClass, market = 'local', prod_live: live, state, waiting, q } = call.query
  const importClass = importClassOf(call.query)
  if (importClass === null) return refuse(400, fieldErrors({ market: ['export_of_vehicles'] }))
  const filter = { vendorId: sellerIdOf(call.account), prodClass, market, live, state, waiting, q }
  const ids = await listExportIds(context.db, filter)
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileNames[importClass]}.csv"`,
    },
    body: Readable.from(linesOf(ids, importClass, context, call)),
  }
}

/**
 * A batch is read when the caller has taken the one before it, and when it is the caller's turn: a slow reader holds
 * neither memory nor a turn, and a large file leaves room for others between its parts.
 */
async function* linesOf(
  ids: readonly number[],
  importClass: ImportClass,
  { db, queues }: Context,
  call: Call<'exportListings'>,
): AsyncGenerator<string> {
  yield headingLine(importClass)
  for (let from = 0; from < ids.length; from += batch) {
    yield await queues.work.run(clientsOf(call), async () =>
      listingLines(importClass, await listExportRows(db, ids.slice(from, from + batch))),
    )
  }
}
