import type { ListingPhoto } from '@bandari/sdk'

/** The four specified slots, the cover first (account spec §9); there are twenty further ones. */
export const specifiedSlots = 4

export const slotCount = 24

/**
 * Slots that hold no photo and expect none, from `first` on and then from the beginning. Photos added below the
 * specified slots fill those slots first, because buyers see them first. The cover stays the same.
 */
export function freeSlots(taken: ReadonlySet<number>, first = 0): readonly number[] {
  const slots = Array.from({ length: slotCount }, (_, slot) => slot)
  const free = slots.filter((slot) => !taken.has(slot))
  const cover = taken.size === 0 ? 0 : Math.min(...taken)
  const from = first < specifiedSlots ? first : cover
  return [...free.filter((slot) => slot >= from), ...free.filter((slot) => slot < from)]
}

/** The slots as they follow each other once the one at `from` stands at `to`. */
export function moved(order: readonly number[], from: number, to: number): readonly number[] {
  const slot = order[from]
  if (slot === undefined) return order
  const rest = order.filter((_, index) => index !== from)
  return [...rest.slice(0, to), slot, ...rest.slice(to)]
}

/** The photos in another order fill the slots from 0, as the API will have them. */
export function arranged(
  photos: readonly ListingPhoto[],
  order: readonly number[],
): readonly ListingPhoto[] {
  const bySlot = new Map(photos.map((photo) => [photo.position, photo]))
  return order.flatMap((slot, position) => {
    const photo = bySlot.get(slot)
    return photo ? [{ ...photo, position }] : []
  })
}
