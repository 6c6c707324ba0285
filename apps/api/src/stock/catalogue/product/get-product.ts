import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { lookAtProduct } from './product.store.ts'
import { productPageFacts, relatedIds } from './product-page-facts.ts'
import { productDetail } from './product.view.ts'
import { canSee } from './visibility.ts'

export const getProduct: Handler<'getProduct'> = async (context, { path, account, origin }) => {
  const product = await lookAtProduct(context.db, path.id)
  if (!product || !canSee(product, account)) return { status: 404, body: detail('not_found') }
  const [beside, related] = await Promise.all([
    productPageFacts(context, product, { origin, account }),
    relatedIds(context, product),
  ])
  return {
    status: 200,
    body: productDetail(product, { ...beside, related }),
    whenRead: context.views.of('opened', [product.id], 'opened'),
  }
}
