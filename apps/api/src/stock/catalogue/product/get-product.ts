import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { findProduct } from './product.store.ts'
import { dependenciesOf } from './beside-product.ts'
import { productDetail } from './product.view.ts'
import { canSee } from './visibility.ts'

export const getProduct: Handler<'getProduct'> = async (context, { path, account, origin }) => {
  const product = await findProduct(context.db, path.id)
  if (!product || !canSee(product, account)) return { status: 404, body: detail('not_found') }
  return {
    status: 200,
    body: productDetail(product, await dependenciesOf(context, product, { origin, account })),
  }
}
