import type { MissingPart } from '@bandari/sdk'
import { percentAbove } from './similar.ts'

export type PartName = MissingPart['what']

/** What a listing has of what makes buyers open it. */
export interface ListingParts {
  isSpare: boolean
  isForExport: boolean
  pictures: number
  descriptionLength: number
  hasVideo: boolean
  hasInspection: boolean
  hasMileage: boolean
}

export const enoughPictures = 8
export const enoughLetters = 200

/** What a listing lacks of what one of its kind can have. */
export function lackedBy(listing: ListingParts): PartName[] {
  const { isSpare, isForExport } = listing
  const parts: readonly (readonly [PartName, boolean])[] = [
    ['pictures', listing.pictures < enoughPictures],
    ['description', listing.descriptionLength < enoughLetters],
    ['video', !listing.hasVideo],
    ['inspection', isForExport && !isSpare && !listing.hasInspection],
    ['mileage', !isSpare && !listing.hasMileage],
  ]
  return parts.flatMap(([part, isLacking]) => (isLacking ? [part] : []))
}

/** Medians of how many of those whom a listing was shown to opened it, of those with a part and those without. */
export interface Effect {
  part: PartName
  rate_with: number
  rate_without: number
  listings_with: number
  listings_without: number
}

/** Listings on either side; with fewer it is chance. */
export const fewestCompared = 20

/** What is lacking, by what it costs: the most first, and last what nobody knows yet. */
export function missingParts(
  lacked: readonly PartName[],
  effects: readonly Effect[],
): MissingPart[] {
  return lacked
    .map((what) => {
      const effect = effects.find(({ part }) => part === what)
      const isKnown =
        effect !== undefined &&
        Math.min(effect.listings_with, effect.listings_without) >= fewestCompared &&
        effect.rate_without > 0
      return {
        what,
        percent: isKnown ? percentAbove(effect.rate_with, effect.rate_without) : null,
        listings: isKnown ? effect.listings_with + effect.listings_without : 0,
      }
    })
    .sort((one, other) => (other.percent ?? -Infinity) - (one.percent ?? -Infinity) || 0)
}
