import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { priceListView } from './price-list.view.ts'
import { priceLists } from './price-lists.store.ts'
import { previewOf } from './preview-of.ts'

export const getPriceList: Handler<'getPriceList'> = async ({ db, clock }, { path, account }) => {
  const today = clock.now().toISOString().slice(0, 10)
  const row = await priceLists(today).find(db, path.id)
  return row ? { status: 200, body: priceListView(row, account) } : notFound
}

export const getPriceListPreview: Handler<'getPriceListPreview'> = async (
  { db, clock },
  { path },
) => {
  const today = clock.now().toISOString().slice(0, 10)
  const row = await priceLists(today).find(db, path.id)
  return row ? { status: 200, body: await previewOf(db, row) } : notFound
}
