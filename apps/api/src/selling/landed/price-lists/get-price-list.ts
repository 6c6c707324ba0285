import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { compareLists, matchList } from './price-list-preview.store.ts'
import { previewView, priceListView } from './price-list.view.ts'
import { findPriceList } from './price-lists.store.ts'

export const getPriceList: Handler<'getPriceList'> = async ({ db }, { path, account }) => {
  const row = await findPriceList(db, path.id)
  return row ? { status: 200, body: priceListView(row, account) } : notFound
}

/** What a list has other than the one that it follows; one that came with the program follows none. */
export const getPriceListPreview: Handler<'getPriceListPreview'> = async ({ db }, { path }) => {
  const row = await findPriceList(db, path.id)
  if (!row) return notFound
  const { id, succeeds } = row
  const compared = succeeds === null ? [] : await compareLists(db, { id, succeeds })
  return { status: 200, body: previewView(compared, await matchList(db, id)) }
}
