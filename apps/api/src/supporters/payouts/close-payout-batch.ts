import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import type { PlainOrProblem } from '../../core/problem.ts'
import { detail } from '../../core/problem.ts'
import { ownMoney } from '../../people/staff/staff-refusals.ts'
import { announce } from '../../platform/announcements/announce.store.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { type Closing, closingResult } from './closing.ts'
import {
  closeBatch,
  isPaidBy,
  isReferenceUsed,
  lockBatch,
  payLines,
  releaseLines,
} from './payout.store.ts'
import { batchView } from './payout.view.ts'
import { payoutBatches } from './payouts.store.ts'

type Close = Call<'closePayoutBatch'>

export const closePayoutBatch: Handler<'closePayoutBatch'> = async (context, call) => {
  const { db } = context
  const { path, account } = call
  const batch = await lockBatch(db, path.id)
  if (!batch) return notFound
  const closing = readClosing(call)
  if ('problems' in closing) return refuse(400, fieldErrors(closing.problems))
  const result = closingResult(batch, closing)
  if (result === 'overtaken') {
    return overtaken(db, { subject: 'payout-batch', subjectId: batch.id })
  }
  if (result === 'same-person') {
    return refuse(409, detail('own_batch'))
  }
  const isOwnMoney =
    closing.state === 'paid' && (await isPaidBy(db, { batchId: batch.id, accountId: account.id }))
  if (isOwnMoney) return ownMoney
  if (result === 'close' && (await isAnothers(context, batch.id, call))) {
    return refuse(409, detail('payout_recorded'))
  }
  if (result === 'close') await close(context, batch.id, closing)
  const row = await payoutBatches(account.id).find(db, batch.id)
  return row ? { status: 200, body: batchView(row, account) } : notFound
}

/** Whether the reference is on another payout, and nobody says that both are meant. */
async function isAnothers(
  { db }: Context,
  batchId: number,
  { body: { state, reference, is_another: isAnother } }: Close,
): Promise<boolean> {
  if (state !== 'paid' || !reference || isAnother === true) return false
  return isReferenceUsed(db, { batchId, reference })
}

function readClosing({
  body,
  account,
}: Close): Closing | { problems: Record<string, PlainOrProblem[]> } {
  const { state, version } = body
  const reference = state === 'paid' ? (body.reference ?? '') : null
  const reason = state === 'discarded' ? (body.reason ?? '') : null
  if (reference === '') return { problems: { reference: ['required'] } }
  if (reason === '') return { problems: { reason: ['required'] } }
  return { state, version, reference, reason, actorId: account.id }
}

async function close({ db, clock }: Context, batchId: number, closing: Closing): Promise<void> {
  const { state, reference, reason, actorId } = closing
  const now = clock.now()
  if (reference === null) await releaseLines(db, batchId)
  else await payLines(db, { batchId, reference, actorId, now })
  if (state === 'paid') await announce(db, { types: ['payout.made'], subjectId: batchId, now })
  await closeBatch(db, { batchId, state, reference, reason, actorId, now })
  await insertAudit(db, {
    actorId,
    action: state === 'paid' ? 'pay-payout-batch' : 'discard-payout-batch',
    subject: 'payout-batch',
    subjectId: batchId,
    before: { state: 'open' },
    after: { state, reference },
    reason,
    now,
  })
}
