import type { Handler } from '../../core/contract.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { askAbout } from './ask-about.ts'
import { findPublicProduct } from './threads.store.ts'

export const askAboutProduct: Handler<'askAboutProduct'> = async (
  context,
  { path, account, body },
) => {
  const product = await findPublicProduct(context.db, path.id)
  if (!product) return notFound
  if (isOfVendor(account, product.vendor_id)) return refuse(409, detail('thread_own'))
  const { vendor_id: vendorId, title } = product
  const about = { productId: path.id, vendorId, title }
  return askAbout(context, { account, about, body })
}
