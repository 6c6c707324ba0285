import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportAgents } from './support-agents.store.ts'
import { supportAgentView } from './support-agent.view.ts'

export const getSupportAgent: Handler<'getSupportAgent'> = async (context, { path }) => {
  const agent = await supportAgents.find(context.db, path.id)
  return agent ? { status: 200, body: supportAgentView(agent, context) } : notFound
}
