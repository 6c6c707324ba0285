import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { readDuties, waitingOnes } from './read-vendor-orders.ts'
import { vendorOrderView } from './vendor-order.view.ts'
import { countVendorLines, listPaidLines, listVendorLines } from './vendor-orders.store.ts'

export const listVendorOrders: Handler<'listVendorOrders'> = async (
  { db, clock },
  { account, query, origin },
) => {
  const { page = 1, per_page: limit = 100, waits = false, listing } = query
  const now = clock.now()
  const offset = (page - 1) * limit
  const wanted = { vendorId: sellerIdOf(account), listing }
  const paid = await listPaidLines(db, sellerIdOf(account))
  const waiting = waitingOnes(await readDuties(db, paid, now))
  const own = waiting.filter(({ line }) => listing === undefined || line.product_id === listing)
  const duties = waits
    ? own.slice(offset, offset + limit)
    : await readDuties(db, await listVendorLines(db, wanted, { limit, offset }), now)
  return {
    status: 200,
    body: {
      data: duties.map((duty) => vendorOrderView(duty, origin)),
      count: waits ? own.length : await countVendorLines(db, wanted),
      waiting: waiting.length,
    },
  }
}
