import type { Operations } from '../core/contract.ts'
import { adjustCommission } from './desk/adjust-commission.ts'
import { claimReferral } from './referrals/claim-referral.ts'
import { downloadCommissionStatement } from './ledger/download-commission-statement.ts'
import { getAgentOverview } from './dashboard/get-agent-overview.ts'
import { getCommission } from './ledger/get-commission.ts'
import { getSupportAgent } from './desk/get-support-agent.ts'
import { listCommissionEntries } from './ledger/list-commission-entries.ts'
import { listSupportAgents } from './desk/list-support-agents.ts'
import { listSupportEntries } from './ledger/list-support-entries.ts'
import { openReferral } from './referrals/open-referral.ts'
import { payAgent } from './payouts/pay-agent.ts'
import { updateTrainingProgress } from './training/update-training-progress.ts'
import { upgradeToAgent } from './agents/upgrade-to-agent.ts'

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
