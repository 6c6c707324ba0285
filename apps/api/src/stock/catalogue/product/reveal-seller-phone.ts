import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findProduct } from './product.store.ts'
import { countReveal } from './revealed-numbers.store.ts'
import { canSee } from './visibility.ts'

/** Told on the press and not before (decision 28): no page and no list has the numbers to collect. */
export const revealSellerPhone: Handler<'revealSellerPhone'> = async (
  { db, settings, views },
  { path, account },
) => {
  const product = await findProduct(db, path.id)
  if (!product || !canSee(product, account)) return notFound
  await countReveal(db, product.id)
  return {
    status: 200,
    body: { phone: product.contact ?? settings.contactPhone },
    whenRead: views.of('revealed', [product.id]),
  }
}
