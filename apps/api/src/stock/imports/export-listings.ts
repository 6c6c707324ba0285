import type { Handler } from '../../core/contract.ts'
import { listingsCsv } from './listings-csv.ts'
import { listExportRows } from '../listings/listings-table.store.ts'

export const exportListings: Handler<'exportListings'> = async ({ db }, { account, query }) => {
  const { prod_class: prodClass, prod_live: live, q } = query
  const rows = await listExportRows(db, { vendorId: account.id, prodClass, live, q })
  const name = prodClass === 'vehicles' ? 'vehicles' : 'spares'
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
    body: Buffer.from(listingsCsv(prodClass, rows)),
  }
}
