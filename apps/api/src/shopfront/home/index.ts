import type { Operations } from '../../core/contract.ts'
import { claimFlashDiscount } from './flash-offer/claim-flash-discount.ts'
import { getPromotions } from './featured/get-promotions.ts'
import { listDeals } from './deals/list-deals.ts'

export const deals = {
  claimFlashDiscount,
  getPromotions,
  listDeals,
} satisfies Partial<Operations>
