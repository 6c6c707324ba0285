import type { Handler } from '../core/contract.ts'
import { notFound } from '../core/refusal.ts'
import { canSee } from '../stock/catalogue/product/visibility.ts'
import { answerLandedPrice } from './answer-landed-price.ts'
import { findListedCar } from './product-facts.store.ts'
import { readImportRules } from './rules.store.ts'

export const getLandedPrice: Handler<'getLandedPrice'> = async (context, { query, account }) => {
  const rules = await readImportRules(context.db, query.country)
  if (!rules) return notFound
  const listed = query.product === undefined ? null : await findListedCar(context.db, query.product)
  if (query.product !== undefined) {
    if (!listed || listed.market !== 'export' || !canSee(listed, account)) return notFound
  }
  return {
    status: 200,
    body: await answerLandedPrice(context, query, { rules, listed }),
    whenRead: context.views.step('priced'),
  }
}
