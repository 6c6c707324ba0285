import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { lockRequest, withdrawRequest } from './model-requests.store.ts'

/** Its listings stay as drafts without a model. */
export const withdrawModelRequest: Handler<'withdrawModelRequest'> = async (
  { db },
  { account, path },
) => {
  const row = await lockRequest(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!row) return notFound
  if (row.state === 'used' || row.state === 'refused')
    return refuse(409, detail('model_request_answered'))
  if (row.state === 'open') await withdrawRequest(db, row.id)
  return { status: 204 }
}
