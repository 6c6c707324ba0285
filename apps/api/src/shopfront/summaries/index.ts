import type { Operations } from '../../core/contract.ts'
import { getVehicleSummary } from './get-vehicle-summary.ts'

export const summaries = { getVehicleSummary } satisfies Partial<Operations>
