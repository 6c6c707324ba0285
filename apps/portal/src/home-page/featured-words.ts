import type { Shelf } from '@bandari/sdk'

/** The rows of the home page. */
export const shelfWords = {
  low_range: 'Cars up to $3,000',
  mid_range: 'Cars up to $8,000',
  upper_range: 'Cars above $8,000',
  hatch_back: 'Hatchbacks',
  sedan: 'Sedans',
  suv: 'SUVs',
  commercial_vehicles: 'Commercial vehicles',
} as const satisfies Record<Shelf, string>

export const shelves = Object.keys(shelfWords) as Shelf[]
