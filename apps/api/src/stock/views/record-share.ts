import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findProduct } from '../catalogue/product/product.store.ts'
import { canSee } from '../catalogue/product/visibility.ts'

/** The browser alone knows that somebody shared a product; it tells nothing else. */
export const recordShare: Handler<'recordShare'> = async ({ db, views }, { path, account }) => {
  const product = await findProduct(db, path.id)
  if (!product || !canSee(product, account)) return notFound
  return { status: 204, whenRead: views.of('shared', [product.id]) }
}
