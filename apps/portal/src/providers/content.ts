import type {
  ArticlePreview,
  ProductDetail,
  SupportVoucher,
  VoucherApproval,
  VoucherEnd,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** What the storefront would make of a text. */
export async function previewArticle(content: string): Promise<ArticlePreview> {
  return granted(ask(client.POST('/support/articles/preview', { body: { content } })))
}

/** Ends a discount code now. */
export async function endVoucher(id: number, body: VoucherEnd): Promise<SupportVoucher> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/vouchers/{id}/end', { params, body })))
}

/** Agrees to a discount code as the second person. */
export async function approveVoucher(id: number, body: VoucherApproval): Promise<SupportVoucher> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/vouchers/{id}/approval', { params, body })))
}

/** What a listing's number stands for. */
export async function getProduct(id: number): Promise<ProductDetail> {
  return granted(ask(client.GET('/products/{id}/', { params: { path: { id } } })))
}
