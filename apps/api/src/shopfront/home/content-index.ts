import type { Operations } from '../../core/contract.ts'
import { createArticle } from '../articles/create-article.ts'
import { createDeal } from './deals/create-deal.ts'
import { createPromotion } from './featured/create-promotion.ts'
import { createVoucher } from '../../selling/discounts/create-voucher.ts'
import { deleteArticle } from '../articles/delete-article.ts'
import { deleteDeal } from './deals/delete-deal.ts'
import { deletePromotion } from './featured/delete-promotion.ts'
import { deleteVoucher } from '../../selling/discounts/delete-voucher.ts'
import { endVoucher } from '../../selling/discounts/end-voucher.ts'
import { getSupportArticle } from '../articles/get-support-article.ts'
import { getSupportDeal } from './deals/get-support-deal.ts'
import { getSupportPromotion } from './featured/get-support-promotion.ts'
import { getSupportVoucher } from '../../selling/discounts/get-support-voucher.ts'
import { listSupportArticles } from '../articles/list-support-articles.ts'
import { listSupportDeals } from './deals/list-support-deals.ts'
import { listSupportPromotions } from './featured/list-support-promotions.ts'
import { listSupportVouchers } from '../../selling/discounts/list-support-vouchers.ts'
import { previewArticle } from '../articles/preview-article.ts'
import { updateArticle } from '../articles/update-article.ts'
import { updateDeal } from './deals/update-deal.ts'
import { updatePromotion } from './featured/update-promotion.ts'
import { updateVoucher } from '../../selling/discounts/update-voucher.ts'

export const content = {
  createArticle,
  createDeal,
  createPromotion,
  createVoucher,
  deleteArticle,
  deleteDeal,
  deletePromotion,
  deleteVoucher,
  endVoucher,
  getSupportArticle,
  getSupportDeal,
  getSupportPromotion,
  getSupportVoucher,
  listSupportArticles,
  listSupportDeals,
  listSupportPromotions,
  listSupportVouchers,
  previewArticle,
  updateArticle,
  updateDeal,
  updatePromotion,
  updateVoucher,
} satisfies Partial<Operations>
