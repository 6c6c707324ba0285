import type { Operations } from '../../core/contract.ts'
import { getSupportAgent } from './get-support-agent.ts'
import { listSupportAgents } from './list-support-agents.ts'

export const supportersStaff = {
  getSupportAgent,
  listSupportAgents,
} satisfies Partial<Operations>
