import type { Operations } from '../../core/contract.ts'
import { exportVitals } from './export-vitals.ts'
import { getVitalsReport } from './get-vitals-report.ts'
import { recordVitals } from './record-vitals.ts'

export const vitals = {
  exportVitals,
  getVitalsReport,
  recordVitals,
} satisfies Partial<Operations>
