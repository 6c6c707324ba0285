import type { Operations } from '../core/contract.ts'
import { createArticle } from '../shopfront/articles/create-article.ts'
import { createDeal } from './create-deal.ts'
import { createPromotion } from './create-promotion.ts'
import { createVoucher } from '../selling/discounts/create-voucher.ts'
import { deleteArticle } from '../shopfront/articles/delete-article.ts'
import { deleteDeal } from './delete-deal.ts'
import { deletePromotion } from './delete-promotion.ts'
import { deleteVoucher } from '../selling/discounts/delete-voucher.ts'
import { endVoucher } from '../selling/discounts/end-voucher.ts'
import { getSupportArticle } from '../shopfront/articles/get-support-article.ts'
import { getSupportDeal } from './get-support-deal.ts'
import { getSupportPromotion } from './get-support-promotion.ts'
import { getSupportVoucher } from '../selling/discounts/get-support-voucher.ts'
import { listSupportArticles } from '../shopfront/articles/list-support-articles.ts'
import { listSupportDeals } from './list-support-deals.ts'
import { listSupportPromotions } from './list-support-promotions.ts'
import { listSupportVouchers } from '../selling/discounts/list-support-vouchers.ts'
import { previewArticle } from '../shopfront/articles/preview-article.ts'
import { updateArticle } from '../shopfront/articles/update-article.ts'
import { updateDeal } from './update-deal.ts'
import { updatePromotion } from './update-promotion.ts'
import { updateVoucher } from '../selling/discounts/update-voucher.ts'

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
