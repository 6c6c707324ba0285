import type { Operations } from '../../core/contract.ts'
import { understandVehicleText } from './understand-vehicle-text.ts'

export const find = { understandVehicleText } satisfies Partial<Operations>
