import type { Operations } from '../../core/contract.ts'
import { closePayoutBatch } from './close-payout-batch.ts'
import { createPayoutBatch } from './create-payout-batch.ts'
import { exportPayoutBatch } from './export-payout-batch.ts'
import { getPayoutBatch } from './get-payout-batch.ts'
import { listPayoutBatches } from './list-payout-batches.ts'
import { listPayoutLines } from './list-payout-lines.ts'
import { payAgent } from './pay-agent.ts'
import { previewPayoutBatch } from './preview-payout-batch.ts'

export const payouts = {
  closePayoutBatch,
  createPayoutBatch,
  exportPayoutBatch,
  getPayoutBatch,
  listPayoutBatches,
  listPayoutLines,
  payAgent,
  previewPayoutBatch,
} satisfies Partial<Operations>
