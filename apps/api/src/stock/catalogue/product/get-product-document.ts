import type { Context } from '../../../core/context.ts'
import type { Answer, Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { lookAtProduct } from './product.store.ts'
import { productPageFacts, relatedCards } from './product-page-facts.ts'
import { productDocument } from './product.view.ts'
import { canSee } from './visibility.ts'
import { findWithdrawn } from './withdrawn.store.ts'

export const getProductDocument: Handler<'getProductDocument'> = async (
  context,
  { path, account, origin },
) => {
  const product = await lookAtProduct(context.db, path.id)
  if (!product || !canSee(product, account)) return missing(context, path.id)
  const [beside, related] = await Promise.all([
    productPageFacts(context, product, { origin, account }),
    relatedCards(context, product),
  ])
  return {
    status: 200,
    body: productDocument(product, { ...beside, related }),
    whenRead: context.views.of('opened', [product.id], 'opened'),
  }
}

/** Search engines drop a page that is gone (410) sooner than one that may be missing by mistake (404). */
async function missing({ db }: Context, id: number): Promise<Answer<'getProductDocument'>> {
  const withdrawn = await findWithdrawn(db, id)
  if (!withdrawn) return notFound
  return { status: 410, body: { ...detail('no_longer_offered'), ...withdrawn } }
}
