import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findSeller, listStock, productsPerPage } from '../seller.store.ts'
import { stockFigures } from '../stock-figures.ts'

/** Ids alone: the cards of products, with their landed prices, are a call of their own that all lists share. */
export const listSellerProducts: Handler<'listSellerProducts'> = async (
  context,
  { path: { id }, query },
) => {
  const { db } = context
  if (!(await findSeller(db, id))) return notFound
  const { count } = await stockFigures(context, id)
  const products = await listStock(db, id, query.page ?? 1)
  return { status: 200, body: { count, pages: Math.ceil(count / productsPerPage), products } }
}
