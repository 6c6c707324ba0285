import type { Operations } from '../core/contract.ts'
import { claimFlashDiscount } from './claim-flash-discount.ts'
import { getPromotions } from './get-promotions.ts'
import { listDeals } from './list-deals.ts'

export const deals = {
  claimFlashDiscount,
  getPromotions,
  listDeals,
} satisfies Partial<Operations>
