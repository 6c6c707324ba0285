import type { Operations } from '../core/contract.ts'
import { exportReport } from './export-report.ts'
import { getFreightCost } from './get-freight-cost.ts'
import { getFreightReport } from './get-freight-report.ts'
import { getStepReport } from './get-step-report.ts'
import { getTurnoverReport } from './get-turnover-report.ts'
import { setFreightCost } from './set-freight-cost.ts'

export const reports = {
  exportReport,
  getFreightCost,
  getFreightReport,
  getStepReport,
  getTurnoverReport,
  setFreightCost,
} satisfies Partial<Operations>
