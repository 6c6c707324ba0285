import type { Operations } from '../core/contract.ts'
import { adjustCommission } from './adjust-commission.ts'
import { claimReferral } from './claim-referral.ts'
import { downloadCommissionStatement } from './download-commission-statement.ts'
import { getAgentOverview } from './get-agent-overview.ts'
import { getCommission } from './get-commission.ts'
import { getSupportAgent } from './get-support-agent.ts'
import { listCommissionEntries } from './list-commission-entries.ts'
import { listSupportAgents } from './list-support-agents.ts'
import { listSupportEntries } from './list-support-entries.ts'
import { openReferral } from './open-referral.ts'
import { payAgent } from './pay-agent.ts'
import { updateTrainingProgress } from './update-training-progress.ts'
import { upgradeToAgent } from './upgrade-to-agent.ts'

export const agents = {
  adjustCommission,
  claimReferral,
  downloadCommissionStatement,
  getAgentOverview,
  getCommission,
  getSupportAgent,
  listCommissionEntries,
  listSupportAgents,
  listSupportEntries,
  openReferral,
  payAgent,
  updateTrainingProgress,
  upgradeToAgent,
} satisfies Partial<Operations>
