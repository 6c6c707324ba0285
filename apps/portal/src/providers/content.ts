import {
  type ArticlePicture,
  type ContentPreviewAnswer,
  type ContentPreviewRequest,
  type ContentRestoration,
  type ContentVersion,
  type ProductDetail,
  session,
  type SupportVoucher,
  type VoucherApproval,
  type VoucherEnd,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

/** The addresses under which the storefront shows what is not published. */
export async function createContentPreview(
  body: ContentPreviewRequest,
): Promise<ContentPreviewAnswer> {
  return granted(ask(client.POST('/support/content-previews', { body })))
}

/** Brings a version of an article, the deals or the pinned vehicles back as a new one. */
export async function restoreContentVersion(
  id: number,
  body: ContentRestoration,
): Promise<ContentVersion> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/content-versions/{id}/restoration', { params, body })))
}

/** A picture for an article, which has it once it is saved with the picture's name. */
export async function uploadArticlePicture(image: File): Promise<ArticlePicture> {
  return granted(
    ask(
      upload('/support/articles/pictures', {
        baseUrl: apiUrl,
        token: session.token(),
        language: pageLanguage(),
        fields: { image },
        fileName: 'picture.jpg',
      }),
    ),
  )
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
