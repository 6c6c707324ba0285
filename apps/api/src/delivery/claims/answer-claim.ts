import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { mailStaff } from './claim-mails.ts'
import { insertMessage, updateClaimState } from './claims.store.ts'
import { getDeliveryView, readDelivery } from './read-delivery.ts'

export const answerClaim: Handler<'answerClaim'> = async (context, { path, account, body }) => {
  const { db, clock } = context
  const now = clock.now()
  await lockOrder(db, path.id)
  const read = await readDelivery(db, { orderId: path.id, accountId: account.id }, now)
  if (!read?.claim) return notFound
  if (read.claim.state === 'resolved') return refuse(409, detail('claim_closed'))
  const { text } = body
  const claimId = read.claim.id
  await insertMessage(db, { claimId, text, isStaff: false, authorId: account.id, now })
  await updateClaimState(db, { claimId, state: 'open', now })
  await mailStaff(context, { orderId: path.id, event: 'answered', text })
  return { status: 201, body: await getDeliveryView(db, path.id, now) }
}
