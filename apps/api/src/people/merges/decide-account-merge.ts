import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { ownAccount } from '../customers/find-customer.ts'
import { applyMerge } from './apply-merge.ts'
import { describeMerge } from './get-account-merge.ts'
import { type MergeDecision, mergeResult } from './merge-decision.ts'
import { lockPair } from './merge-pair.store.ts'
import { mergeRefusal } from './merge-refusals.ts'
import { lockMerge, merges, setMergeDecision } from './merges.store.ts'

type LockedMerge = NonNullable<Awaited<ReturnType<typeof lockMerge>>>

export const decideAccountMerge: Handler<'decideAccountMerge'> = async (context, call) => {
  const { db } = context
  const { path, account } = call
  const merge = await lockMerge(db, path.id)
  if (!merge) return notFound
  const decision = readDecision(call)
  if (decision.rejection === '') return refuse(400, fieldErrors({ rejection: ['required'] }))
  const result = mergeResult(merge, decision)
  if (result === 'oneself') return ownAccount
  if (result === 'same-person') return refuse(409, detail('own_merge'))
  if (result === 'overtaken') {
    return overtaken(db, { subject: 'account-merge', subjectId: merge.id })
  }
  if (result === 'decide') {
    const refusal = await decide(context, merge, decision)
    if (refusal) return refusal
  }
  const row = await merges.find(db, merge.id)
  return row ? { status: 200, body: await describeMerge(context, row, account.id) } : notFound
}

function readDecision({ body, account }: Call<'decideAccountMerge'>): MergeDecision {
  const { state, version } = body
  const rejection = state === 'rejected' ? (body.rejection ?? '') : null
  return { state, version, rejection, actorId: account.id }
}

async function decide(
  context: Context,
  { id, kept_id: keptId, ended_id: endedId }: LockedMerge,
  { state, rejection, actorId }: MergeDecision,
) {
  const { db, clock } = context
  const now = clock.now()
  let moved: Record<string, number> | null = null
  if (state === 'approved') {
    const pair = await lockPair(context, db, { keptId, endedId })
    if (!pair) return notFound
    const refusal = await mergeRefusal(context, pair, actorId)
    if (refusal) return refusal
    moved = await applyMerge(context, pair, actorId)
  }
  await setMergeDecision(db, { id, state, rejection, moved, actorId, now })
  await insertAudit(db, {
    actorId,
    action: state === 'approved' ? 'approve-account-merge' : 'reject-account-merge',
    subject: 'account-merge',
    subjectId: id,
    before: { state: 'waiting' },
    after: { state, kept: keptId, ended: endedId },
    reason: rejection,
    now,
  })
  return null
}
