import type { Operations } from '../../core/contract.ts'
import { findFitment } from './find-fitment.ts'
import { getCompatibility } from './get-compatibility.ts'
import { getProductFitment } from './get-product-fitment.ts'
import { getTrim } from './get-trim.ts'
import { getVehicleTree } from './get-vehicle-tree.ts'

export const fitment = {
  findFitment,
  getCompatibility,
  getProductFitment,
  getTrim,
  getVehicleTree,
} satisfies Partial<Operations>
