import type { ListingPhoto, Refusal } from '@bandari/sdk'
import { useState } from 'react'
import { arrangeListingImages, removeListingImage } from '../../../../providers/photos.ts'
import { uploadFailure } from './messages.ts'
import { arranged, moved } from './slots.ts'

export interface PhotoChanges {
  /** The order that the seller wants, before the API has answered. */
  photos: readonly ListingPhoto[]
  isBusy: boolean
  failure: string | null
  move: (from: number, to: number) => Promise<void>
  /** False when it is still there. */
  remove: (slot: number) => Promise<boolean>
}

/** Order and removal of the photos that are there; shown at once, taken back when refused. */
export function usePhotoChanges(
  cid: number,
  stored: readonly ListingPhoto[],
  refresh: () => Promise<unknown>,
): PhotoChanges {
  const [wanted, setWanted] = useState<readonly ListingPhoto[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = async (act: () => Promise<Refusal | null | undefined>) => {
    setBusy(true)
    setFailure(null)
    const refusal = await act()
    // Refused or not, the stored order is shown next.
    await refresh()
    setWanted(null)
    setBusy(false)
    if (refusal) setFailure(sentenceFor(refusal))
    return !refusal
  }

  return {
    photos: wanted ?? stored,
    isBusy,
    failure,
    move: async (from, to) => {
      const slots = stored.map(({ position }) => position)
      const order = moved(slots, from, to)
      if (order.every((slot, index) => slot === slots[index])) return
      setWanted(arranged(stored, order))
      await attempt(async () => (await arrangeListingImages(cid, order)).refusal)
    },
    remove: (slot) => attempt(() => removeListingImage(cid, slot)),
  }
}

function sentenceFor({ status, message }: Refusal): string {
  // Another tab was quicker, and the API says so.
  return status === 409 && message !== null
    ? message
    : uploadFailure({ status: status === 400 ? 500 : status })
}
