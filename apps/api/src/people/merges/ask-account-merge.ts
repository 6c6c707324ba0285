import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { describeMerge } from './get-account-merge.ts'
import { lockPair } from './merge-pair.store.ts'
import { mergeRefusal } from './merge-refusals.ts'
import { findWaitingMerge, insertMerge, merges } from './merges.store.ts'

export const askAccountMerge: Handler<'askAccountMerge'> = async (context, { body, account }) => {
  const { db, clock } = context
  const { kept_id: keptId, ended_id: endedId, reason } = body
  const pair = await lockPair(context, db, { keptId, endedId })
  if (!pair) return notFound
  const refusal = await mergeRefusal(context, pair, account.id)
  if (refusal) return refusal
  const waiting = await findWaitingMerge(db, [keptId, endedId])
  if (waiting !== null) return refuse(409, detail('merge_waiting'))
  const now = clock.now()
  const id = await insertMerge(db, { keptId, endedId, reason, actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'ask-account-merge',
    subject: 'account-merge',
    subjectId: id,
    before: null,
    after: { kept: keptId, ended: endedId, state: 'waiting' },
    reason,
    now,
  })
  const row = await merges.find(db, id)
  return row ? { status: 201, body: await describeMerge(context, row, account.id) } : notFound
}
