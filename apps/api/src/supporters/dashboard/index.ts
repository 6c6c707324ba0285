import type { Operations } from '../../core/contract.ts'
import { getAgentOverview } from './get-agent-overview.ts'

export const dashboard = {
  getAgentOverview,
} satisfies Partial<Operations>
