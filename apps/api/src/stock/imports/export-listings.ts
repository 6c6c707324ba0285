import { Readable } from 'node:stream'
import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { clientsOf } from '../../platform/load/clients-of.ts'
import { listExportIds, listExportRows } from '../listings/listings-table.store.ts'
import { headingLine, listingLines } from './listings-csv.ts'

/** Listings that are read and written at once, in a few milliseconds. */
const batch = 250

export const exportListings: Handler<'exportListings'> = async (context, call) => {
  const { prod_class: prodClass, prod_live: live, q } = call.query
  const ids = await listExportIds(context.db, { vendorId: call.account.id, prodClass, live, q })
  const name = prodClass === 'vehicles' ? 'vehicles' : 'spares'
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
    body: Readable.from(linesOf(ids, context, call)),
  }
}

/**
 * A batch is read when the caller has taken the one before it, and when it is the caller's turn: a slow reader holds
 * neither memory nor a turn, and a large file leaves room for others between its parts.
 */
async function* linesOf(
  ids: readonly number[],
  { db, queues }: Context,
  call: Call<'exportListings'>,
): AsyncGenerator<string> {
  const { prod_class: prodClass } = call.query
  yield headingLine(prodClass)
  for (let from = 0; from < ids.length; from += batch) {
    yield await queues.work.run(clientsOf(call), async () =>
      listingLines(prodClass, await listExportRows(db, ids.slice(from, from + batch))),
    )
  }
}
