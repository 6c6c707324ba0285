import type { Handler } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { priceListView } from './price-list.view.ts'
import { priceLists } from './price-lists.store.ts'

export const listPriceLists: Handler<'listPriceLists'> = ({ db, clock }, { query, account }) =>
  listRecords(priceLists(shopDay(clock.now())), {
    db,
    query,
    view: (rows) => rows.map((row) => priceListView(row, account)),
  })
