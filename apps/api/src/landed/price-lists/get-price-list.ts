import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { priceListView } from './price-list.view.ts'
import { priceLists } from './price-lists.store.ts'
import { previewOf } from './preview-of.ts'

export const getPriceList: Handler<'getPriceList'> = async ({ db, clock }, { path, account }) => {
  const today = shopDay(clock.now())
  const row = await priceLists(today).find(db, path.id)
  return row ? { status: 200, body: priceListView(row, account) } : notFound
}

export const getPriceListPreview: Handler<'getPriceListPreview'> = async (
  { db, clock },
  { path },
) => {
  const today = shopDay(clock.now())
  const row = await priceLists(today).find(db, path.id)
  return row ? { status: 200, body: await previewOf(db, row) } : notFound
}
