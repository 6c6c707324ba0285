import type { Operations } from '../../core/contract.ts'
import { downloadPromotionMaterial } from './download-promotion-material.ts'

export const promotion = { downloadPromotionMaterial } satisfies Partial<Operations>
