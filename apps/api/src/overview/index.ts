import type { Operations } from '../core/contract.ts'
import { getSupportOverview } from './get-support-overview.ts'

export const overview = {
  getSupportOverview,
} satisfies Partial<Operations>
