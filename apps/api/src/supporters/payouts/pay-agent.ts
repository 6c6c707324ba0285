import type { Handler } from '../../core/contract.ts'
import { findOpenBatchOf } from './payout.store.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { lockAgent } from '../agents/agent.store.ts'
import { payoutThreshold } from '../ledger/commission.ts'
import { insertPayout } from '../ledger/ledger.store.ts'
import { findSupportAgent } from '../desk/support-agents.store.ts'
import { supportAgentView } from '../desk/support-agent.view.ts'

export const payAgent: Handler<'payAgent'> = async ({ db, clock }, { path, body, account }) => {
  const agent = await lockAgent(db, path.id)
  const before = await findSupportAgent(db, path.id)
  if (!agent || !before) return notFound
  const batchId = await findOpenBatchOf(db, agent.id)
  if (batchId !== null) {
    return refuse(409, detail(problem('payout_in_batch', { batch: String(batchId) })))
  }
  const now = clock.now()
  const isPaid = await insertPayout(db, {
    agentId: agent.id,
    threshold: payoutThreshold,
    reference: body.reference,
    actorId: account.id,
    now,
  })
  if (!isPaid) return refuse(409, detail('payout_too_small'))
  const after = (await findSupportAgent(db, path.id)) ?? before
  await insertAudit(db, {
    actorId: account.id,
    action: 'pay-agent',
    subject: 'agent',
    subjectId: agent.id,
    before: { approved: before.approved, paid: before.paid },
    after: { approved: after.approved, paid: after.paid },
    reason: body.reference,
    now,
  })
  return { status: 200, body: supportAgentView(after) }
}
