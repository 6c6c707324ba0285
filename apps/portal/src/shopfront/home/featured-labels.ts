import type { PlainMessageId } from '@bandari/i18n'
import type { Shelf } from '@bandari/sdk'

/** The rows of the home page. */
export const shelfLabels = {
  low_range: 'staffHomePage.shelf.low_range',
  mid_range: 'staffHomePage.shelf.mid_range',
  upper_range: 'staffHomePage.shelf.upper_range',
  hatch_back: 'staffHomePage.shelf.hatch_back',
  sedan: 'staffHomePage.shelf.sedan',
  suv: 'staffHomePage.shelf.suv',
  commercial_vehicles: 'staffHomePage.shelf.commercial_vehicles',
} as const satisfies Record<Shelf, PlainMessageId>

export const shelves = Object.keys(shelfLabels) as Shelf[]
