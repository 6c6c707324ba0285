import {
  type ListingPhoto,
  type ListingVideo,
  type Refusal,
  session,
  type UploadImageResponse,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { type Answer, apiUrl, ask, client, pageLanguage } from './sdk.ts'

/** Photos of a listing. Every answer is a value: the editor says refusals itself, also that of a 401 (account spec §8). */

export interface NewPhoto {
  cid: number
  slot: number
  image: Blob
  onProgress: (progress: number) => void
  signal: AbortSignal
}

export async function uploadListingImage(
  photo: NewPhoto,
): Promise<Answer<UploadImageResponse['data']>> {
  const { cid, slot, image, onProgress, signal } = photo
  const { data, refusal } = await ask(
    upload('/vendor/upload-image', {
      baseUrl: apiUrl,
      token: session.token(),
      language: pageLanguage(),
      fields: { image, type: 'gallery', do: slot, cid },
      fileName: 'photo.jpg',
      onProgress,
      signal,
    }),
  )
  return data ? { data: data.data } : { refusal }
}

/** The picture of the auction sheet of a vehicle for export. */
export async function uploadAuctionSheet(
  cid: number,
  image: Blob,
): Promise<Answer<UploadImageResponse['data']>> {
  const { data, refusal } = await ask(
    upload('/vendor/upload-image', {
      baseUrl: apiUrl,
      token: session.token(),
      language: pageLanguage(),
      fields: { image, type: 'auction-sheet', do: 0, cid },
      fileName: 'auction-sheet.jpg',
    }),
  )
  return data ? { data: data.data } : { refusal }
}

export async function showAuctionSheet(cid: number, shown: boolean): Promise<Refusal | null> {
  const { refusal } = await ask(client.POST('/vendor/auction-sheet', { body: { cid, shown } }))
  return refusal ?? null
}

export interface NewVideo {
  cid: number
  video: Blob
  onProgress: (progress: number) => void
  signal: AbortSignal
}

export async function uploadListingVideo({
  cid,
  video,
  ...sending
}: NewVideo): Promise<Answer<ListingVideo>> {
  return ask(
    upload('/vendor/upload-video', {
      baseUrl: apiUrl,
      token: session.token(),
      language: pageLanguage(),
      fields: { video, cid },
      fileName: 'video.mp4',
      ...sending,
    }),
  )
}

/** Null when it is gone. */
export async function removeListingFile(
  cid: number,
  type: 'auction-sheet' | 'video',
): Promise<Refusal | null> {
  const params = { query: { cid, type } }
  const { refusal } = await ask(client.DELETE('/vendor/delete-content', { params }))
  return refusal && refusal.status !== 204 ? refusal : null
}

/** `order` names the slots that hold a photo, in their new order. */
export async function arrangeListingImages(
  cid: number,
  order: readonly number[],
): Promise<Answer<ListingPhoto[]>> {
  const call = client.POST('/vendor/arrange-images', { body: { cid, order: [...order] } })
  const { data, refusal } = await ask(call)
  return data ? { data: data.photos } : { refusal }
}

/** Null when it is gone. */
export async function removeListingImage(cid: number, slot: number): Promise<Refusal | null> {
  const params = { query: { cid, do: slot } }
  const { refusal } = await ask(client.DELETE('/vendor/delete-content', { params }))
  // The SDK has no data for a 204, which is no refusal either.
  return refusal && refusal.status !== 204 ? refusal : null
}
