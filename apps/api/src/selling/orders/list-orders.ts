import type { Handler } from '../../core/contract.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../platform/db/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { countOrdersOf, listOrderIdsOf, listOrderRecords } from './order.store.ts'
import { orderView } from './order.view.ts'

export const listOrders: Handler<'listOrders'> = async ({ db, settings }, call) => {
  const { query, account, origin } = call
  const wanted = { accountId: account.id, number: query.number ?? null }
  const count = await countOrdersOf(db, wanted)
  const asked = readPage(query.page)
  const page = asked === 'last' ? lastPage(count) : asked
  if (page === null || page > lastPage(count)) return refuse(404, detail('invalid_page'))
  const window = { limit: pageSize, offset: (page - 1) * pageSize }
  const records = await listOrderRecords(db, await listOrderIdsOf(db, wanted, window))
  const results = records.map((record) => orderView(record, settings, origin))
  const links = pageLinks({ address: `${origin}/api/orders/`, query, page, count })
  return { status: 200, body: { count, ...links, results } }
}
