import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { daysBefore } from '../../core/days-before.ts'
import { aloneDays, needsSecond } from '../../core/lone-limits.ts'
import { fromDecimal, toDecimal } from '../../core/money.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { ownMoney } from '../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { lockAgent } from '../agents/agent.store.ts'
import { type SupportAgentRow, supportAgents } from '../staff/support-agents.store.ts'
import { supportAgentView } from '../staff/support-agent.view.ts'
import {
  insertAdjustmentEntry,
  insertAdjustmentRequest,
  isAdjustedBy,
  sumAdjustedAlone,
} from './adjustment.store.ts'

/** For so long the same amount is more likely a slip than a second adjustment. */
const dayLong = 24 * 3600_000

interface Adjustment {
  agent: SupportAgentRow
  amount: number
  call: Call<'adjustCommission'>
}

export const adjustCommission: Handler<'adjustCommission'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account } = call
  const amount = fromDecimal(body.amount)
  if (!amount) return refuse(400, fieldErrors({ amount: ['adjustment_of_nothing'] }))
  const isThere = await lockAgent(db, path.id)
  const agent = await supportAgents.find(db, path.id)
  if (!isThere || !agent) return notFound
  if (agent.account_id === account.id) return ownMoney
  const since = new Date(clock.now().getTime() - dayLong)
  const isAsked = body.is_another !== true
  if (isAsked && (await isAdjustedBy(db, { agentId: agent.id, amount, since }))) {
    return refuse(409, detail('adjustment_recorded'))
  }
  const alone = await sumAdjustedAlone(db, {
    agentId: agent.id,
    actorId: account.id,
    since: daysBefore(clock.now(), aloneDays),
  })
  const isWaiting = needsSecond('adjustment', { amount, before: alone })
  const enter = isWaiting ? ask : adjust
  await enter(context, { agent, amount, call })
  const after = (await supportAgents.find(db, path.id)) ?? agent
  return { status: isWaiting ? 202 : 200, body: supportAgentView(after, context) }
}

async function ask({ db, clock }: Context, { agent, amount, call }: Adjustment): Promise<void> {
  const actorId = call.account.id
  const { reason } = call.body
  const now = clock.now()
  const id = await insertAdjustmentRequest(db, { agentId: agent.id, amount, reason, actorId, now })
  await insertAudit(db, {
    actorId,
    action: 'ask-adjustment',
    subject: 'adjustment',
    subjectId: id,
    before: null,
    after: { agent: agent.code, amount: toDecimal(amount), state: 'waiting' },
    reason,
    now,
  })
}

async function adjust({ db, clock }: Context, { agent, amount, call }: Adjustment): Promise<void> {
  const actorId = call.account.id
  const { reason } = call.body
  const now = clock.now()
  await insertAdjustmentEntry(db, { agentId: agent.id, amount, reason, actorId, now })
  await insertAudit(db, {
    actorId,
    action: 'adjust-commission',
    subject: 'agent',
    subjectId: agent.id,
    before: { approved: agent.approved },
    after: { approved: agent.approved + amount },
    reason,
    now,
  })
}
