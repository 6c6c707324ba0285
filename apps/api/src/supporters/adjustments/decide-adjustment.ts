import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { toDecimal } from '../../core/money.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { ownMoney } from '../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { lockAgent } from '../agents/agent.store.ts'
import {
  insertAdjustmentEntry,
  lockAdjustment,
  type LockedAdjustment,
  setDecision,
} from './adjustment.store.ts'
import { adjustmentView } from './adjustment.view.ts'
import { adjustments } from './adjustments.store.ts'
import { type Decision, decisionResult } from './decision.ts'

export const decideAdjustment: Handler<'decideAdjustment'> = async (context, call) => {
  const { db } = context
  const { path, account } = call
  const adjustment = await lockAdjustment(db, path.id)
  if (!adjustment) return notFound
  const decision = readDecision(call)
  if (decision.rejection === '') return refuse(400, fieldErrors({ rejection: ['required'] }))
  const result = decisionResult(adjustment, decision)
  if (result === 'own-money') return ownMoney
  if (result === 'same-person') return refuse(409, detail('own_adjustment'))
  if (result === 'overtaken') {
    return overtaken(db, { subject: 'adjustment', subjectId: adjustment.id })
  }
  if (result === 'decide') await decide(context, adjustment, decision)
  const row = await adjustments.find(db, adjustment.id)
  return row ? { status: 200, body: adjustmentView(row, account) } : notFound
}

function readDecision({ body, account }: Call<'decideAdjustment'>): Decision {
  const { state, version } = body
  const rejection = state === 'rejected' ? (body.rejection ?? '') : null
  return { state, version, rejection, actorId: account.id }
}

async function decide(
  { db, clock }: Context,
  adjustment: LockedAdjustment,
  { state, rejection, actorId }: Decision,
): Promise<void> {
  const now = clock.now()
  const { id, amount } = adjustment
  const entryId = state === 'approved' ? await enter(db, adjustment, { actorId, now }) : null
  await setDecision(db, { id, state, rejection, entryId, actorId, now })
  await insertAudit(db, {
    actorId,
    action: state === 'approved' ? 'approve-adjustment' : 'reject-adjustment',
    subject: 'adjustment',
    subjectId: id,
    before: { state: 'waiting' },
    after: { state, amount: toDecimal(amount) },
    reason: rejection,
    now,
  })
}

async function enter(
  db: Context['db'],
  { agent_id: agentId, amount, reason, created_by: asker }: LockedAdjustment,
  { actorId, now }: { actorId: number; now: Date },
): Promise<number> {
  await lockAgent(db, agentId)
  return insertAdjustmentEntry(db, {
    agentId,
    amount,
    reason,
    actorId: asker,
    approvedBy: actorId,
    now,
  })
}
