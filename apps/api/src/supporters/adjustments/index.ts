import type { Operations } from '../../core/contract.ts'
import { adjustCommission } from './adjust-commission.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { listAdjustments } from './list-adjustments.ts'

export const adjustments = {
  adjustCommission,
  decideAdjustment,
  listAdjustments,
} satisfies Partial<Operations>
