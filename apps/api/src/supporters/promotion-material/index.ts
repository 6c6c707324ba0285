import type { Operations } from '../../core/contract.ts'
import { downloadPromotionMaterial } from './download-promotion-material.ts'

export const promotionMaterial = {
  downloadPromotionMaterial,
} satisfies Partial<Operations>
