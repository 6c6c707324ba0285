import type { Operations } from '../../core/contract.ts'
import { suggestSearches } from './suggest-searches.ts'
import { understandVehicleText } from './understand-vehicle-text.ts'

export const find = { suggestSearches, understandVehicleText } satisfies Partial<Operations>
