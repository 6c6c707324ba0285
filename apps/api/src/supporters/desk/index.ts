import type { Operations } from '../../core/contract.ts'
import { adjustCommission } from './adjust-commission.ts'
import { getSupportAgent } from './get-support-agent.ts'
import { listSupportAgents } from './list-support-agents.ts'

export const supportersDesk = {
  adjustCommission,
  getSupportAgent,
  listSupportAgents,
} satisfies Partial<Operations>
