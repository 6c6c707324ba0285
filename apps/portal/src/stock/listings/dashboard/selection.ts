import type { ListingRecord } from '../../../providers/listings.ts'

/** The listings that are ticked. */
export type Selection = ReadonlySet<number>

/** What grid and cards show alike. */
export interface ShownListings {
  rows: readonly ListingRecord[]
  isLoading: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** With the listing, or without it when it was selected. */
export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}
