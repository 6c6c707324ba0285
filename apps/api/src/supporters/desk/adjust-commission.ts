import type { Handler } from '../../core/contract.ts'
import { fromDecimal } from '../../core/money.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { lockAgent } from '../agents/agent.store.ts'
import { insertAdjustment } from '../ledger/ledger.store.ts'
import { findSupportAgent } from './support-agents.store.ts'
import { supportAgentView } from './support-agent.view.ts'

export const adjustCommission: Handler<'adjustCommission'> = async (
  { db, clock },
  { path, body, account },
) => {
  const amount = fromDecimal(body.amount)
  if (!amount) return refuse(400, fieldErrors({ amount: ['adjustment_of_nothing'] }))
  const agent = await lockAgent(db, path.id)
  const before = await findSupportAgent(db, path.id)
  if (!agent || !before) return notFound
  const now = clock.now()
  await insertAdjustment(db, {
    agentId: agent.id,
    amount,
    reason: body.reason,
    actorId: account.id,
    now,
  })
  const after = (await findSupportAgent(db, path.id)) ?? before
  await insertAudit(db, {
    actorId: account.id,
    action: 'adjust-commission',
    subject: 'agent',
    subjectId: agent.id,
    before: { approved: before.approved },
    after: { approved: after.approved },
    reason: body.reason,
    now,
  })
  return { status: 200, body: supportAgentView(after) }
}
