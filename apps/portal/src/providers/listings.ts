import type {
  BulkChange,
  BulkChangeRequest,
  CreateLectureRequest,
  CreateLectureResponse,
  CreateProductRequest,
  CreateProductResponse,
  Listing,
  ListingConflict,
  ListingSave,
  ProdClass,
  SellerListingState,
  VendorProduct,
} from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { type Answer, ask, client } from './sdk.ts'

type FigureQuery = NonNullable<operations['exportListingFigures']['parameters']['query']>

/** react-admin's records have an id. */
export type ListingRecord = VendorProduct & { id: number }

export const listingSorts = [
  'prod_id',
  'prod_name',
  'date_created',
  'date_updated',
  'prod_price',
  'prod_live',
] as const

export type ListingSort = (typeof listingSorts)[number]

export interface ListingFilter {
  prod_class?: ProdClass
  state?: SellerListingState
  /** Only vehicles without a model. */
  waiting?: boolean
  q?: string
}

export async function exportListings(
  query: ListingFilter & { prod_class: ProdClass; market: 'local' | 'export' },
): Promise<NamedFile> {
  const call = client.GET('/vendor/export-products', { params: { query }, parseAs: 'stream' })
  return granted(askFile(call))
}

export async function exportListingFigures(query: FigureQuery): Promise<NamedFile> {
  const call = client.GET('/vendor/figures/export/', { params: { query }, parseAs: 'stream' })
  return granted(askFile(call))
}

export async function previewBulkChange(body: BulkChangeRequest): Promise<BulkChange> {
  return granted(ask(client.POST('/vendor/bulk-changes/preview/', { body })))
}

export async function changeListings(body: BulkChangeRequest, key: string): Promise<BulkChange> {
  const params = { header: { 'Idempotency-Key': key } }
  return granted(ask(client.POST('/vendor/bulk-changes/', { params, body })))
}

export async function undoBulkChange(id: number): Promise<BulkChange> {
  const params = { path: { id } }
  return granted(ask(client.POST('/vendor/bulk-changes/{id}/undo/', { params })))
}

/** Returns a refusal as a value: the form shows it itself, even a 401, and loses nothing. */
export async function createListing(
  body: CreateProductRequest,
  key: string,
): Promise<Answer<CreateProductResponse>> {
  const params = { header: { 'Idempotency-Key': key } }
  return ask(client.POST('/vendor/create-product', { params, body }))
}

export interface ListingKey {
  cid: number
  /** A lecture of it. */
  lid?: number
}

/** Returns a refusal as a value: a 401 leads to /profile from here, not to the sign-in (account spec §8). */
export async function getListing(query: ListingKey): Promise<Answer<Listing>> {
  return ask(client.GET('/vendor/post-content/', { params: { query } }))
}

/** `theirs` is what somebody saved meanwhile, and nothing was stored. */
export type SaveOutcome = { saved: Listing } | { theirs: Listing }

export async function saveListing(body: ListingSave): Promise<SaveOutcome> {
  const call = client.POST('/vendor/post-content/', { body })
  const answer = await ask(call)
  if (answer.refusal?.status === 409) {
    const { error } = await call
    if (isConflict(error)) return { theirs: error.current }
  }
  return { saved: await granted(Promise.resolve(answer)) }
}

function isConflict(error: unknown): error is ListingConflict {
  return typeof error === 'object' && error !== null && 'current' in error
}

export async function createLecture(body: CreateLectureRequest): Promise<CreateLectureResponse> {
  return granted(ask(client.POST('/vendor/create-lecture', { body })))
}

/** The listing itself, or a lecture of it. */
export async function deleteListingContent(query: ListingKey): Promise<{ isGone: true }> {
  const answer = await ask(client.DELETE('/vendor/delete-content', { params: { query } }))
  // The SDK has no data for a 204, which is no refusal either.
  if (answer.refusal?.status !== 204) await granted(Promise.resolve(answer))
  return { isGone: true }
}
