import type { Operations } from '../../core/contract.ts'
import { exportFunnel } from './export-funnel.ts'
import { getFunnelReport } from './get-funnel-report.ts'

export const funnel = { exportFunnel, getFunnelReport } satisfies Partial<Operations>
