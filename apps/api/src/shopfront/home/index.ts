import type { Operations } from '../../core/contract.ts'
import { claimFlashDiscount } from './flash-offer/claim-flash-discount.ts'
import { createDeal } from './deals/create-deal.ts'
import { createPromotion } from './featured/create-promotion.ts'
import { deleteDeal } from './deals/delete-deal.ts'
import { deletePromotion } from './featured/delete-promotion.ts'
import { getPromotions } from './featured/get-promotions.ts'
import { getSupportDeal } from './deals/get-support-deal.ts'
import { getSupportPromotion } from './featured/get-support-promotion.ts'
import { listDeals } from './deals/list-deals.ts'
import { listSupportDeals } from './deals/list-support-deals.ts'
import { listSupportPromotions } from './featured/list-support-promotions.ts'
import { updateDeal } from './deals/update-deal.ts'
import { updatePromotion } from './featured/update-promotion.ts'

export const home = {
  claimFlashDiscount,
  createDeal,
  createPromotion,
  deleteDeal,
  deletePromotion,
  getPromotions,
  getSupportDeal,
  getSupportPromotion,
  listDeals,
  listSupportDeals,
  listSupportPromotions,
  updateDeal,
  updatePromotion,
} satisfies Partial<Operations>
