import type { SellerListingState } from '@bandari/sdk'
import { type FieldColumn, isSame, type ListingFields, listingFields } from './listing-fields.ts'

/**
 * What may still change of a listing, by where it stands. What a buyer has reserved or bought stays as that buyer saw it:
 * its price, what it says of the vehicle, its pictures and that it is on offer. It may be added to. The editors, changes
 * of many listings, files and publishing ask here.
 */

/** What is sold elsewhere may be offered again, because nobody here was promised it. */
export type Standing = SellerListingState | 'sold_elsewhere'

export interface StandingFacts {
  state: SellerListingState
  quantity: number
  sold_elsewhere_at: Date | null
}

export function standingOf({ state, quantity, sold_elsewhere_at: at }: StandingFacts): Standing {
  return state === 'sold' && quantity > 0 && at !== null ? 'sold_elsewhere' : state
}

/** `remove`: of a picture, a film, a sheet, a section of the description or a vehicle that a spare fits. */
export type ListingAct =
  | 'add'
  | 'facts'
  | 'price'
  | 'remove'
  | 'publish'
  | 'withdraw'
  | 'sold_elsewhere'
  | 'delete'
  | 'duplicate'

export type Obstacle = Extract<SellerListingState, 'reserved' | 'ordered' | 'sold' | 'taken_down'>

const promised = ['reserved', 'ordered', 'sold', 'sold_elsewhere'] as const

/** Where a listing stands while it cannot be done. */
const closed: Readonly<Record<ListingAct, readonly Standing[]>> = {
  add: [],
  duplicate: [],
  facts: promised,
  price: promised,
  remove: promised,
  withdraw: promised,
  sold_elsewhere: promised,
  // Which listings an order names, and may not be deleted for ever, is another question.
  delete: ['reserved', 'ordered'],
  publish: ['sold', 'taken_down'],
}

export const listingActs = Object.keys(closed) as ListingAct[]

export function obstacleTo(act: ListingAct, standing: Standing): Obstacle | null {
  if (!closed[act].includes(standing)) return null
  return standing === 'sold_elsewhere' ? 'sold' : (standing as Obstacle)
}

/** The seller's own affairs: their stock number, where it stands, whom to ask, and the days of its papers. */
const always: readonly FieldColumn[] = [
  'vendor_reference',
  'location',
  'contact',
  'inspection',
  'inspected_on',
  'export_certificate_on',
  'registration_paper_on',
  'odometer_certificate_on',
]

/** They may grow, and keep what the buyer read. */
export const growing = ['subtitle', 'description'] as const satisfies readonly FieldColumn[]

function isGrowing(column: FieldColumn): column is (typeof growing)[number] {
  return (growing as readonly FieldColumn[]).includes(column)
}

function actOf(column: FieldColumn, before: ListingFields, after: unknown): ListingAct {
  if (column === 'price') return 'price'
  if (always.includes(column) || isEmpty(column, before)) return 'add'
  const isLonger =
    isGrowing(column) && typeof after === 'string' && after.includes(before[column].trim())
  return isLonger ? 'add' : 'facts'
}

function isEmpty(column: FieldColumn, before: ListingFields): boolean {
  return isSame(before[column], listingFields[column].empty)
}

export interface Changes extends Partial<ListingFields> {
  status?: 'draft' | 'live'
  /** It turns out to be of another model. */
  subject?: unknown
}

export interface RefusedChanges {
  obstacle: Obstacle
  columns: (FieldColumn | 'status' | 'subject')[]
}

export interface Changing extends ListingFields {
  standing: Standing
  status: 'draft' | 'live'
}

/** What of a change is not possible now, or null. What is offered again by it may change like anything on offer. */
export function refusedChanges(before: Changing, changes: Changes): RefusedChanges | null {
  const { status = before.status, subject, ...fields } = changes
  const isSwitched = status !== before.status
  const switched = isSwitched
    ? obstacleTo(status === 'live' ? 'publish' : 'withdraw', before.standing)
    : null
  if (switched !== null && status === 'live') return { obstacle: switched, columns: ['status'] }
  const standing = isSwitched && status === 'live' ? 'live' : before.standing
  const obstacle = obstacleTo('facts', standing)
  if (obstacle === null) return null
  const columns = (Object.keys(fields) as FieldColumn[]).filter(
    (column) =>
      !isSame(fields[column], before[column]) &&
      obstacleTo(actOf(column, before, fields[column]), standing) !== null,
  )
  const refused = [
    ...columns,
    ...(subject ? (['subject'] as const) : []),
    ...(switched === null ? [] : (['status'] as const)),
  ]
  return refused.length > 0 ? { obstacle, columns: refused } : null
}

/** The filled fields that stay as they are, and those that may grow; none where everything may change. */
export function lockedColumns(before: Changing): { fixed: FieldColumn[]; growing: FieldColumn[] } {
  if (obstacleTo('facts', before.standing) === null) return { fixed: [], growing: [] }
  const filled = (Object.keys(listingFields) as FieldColumn[]).filter(
    (column) => column === 'price' || (!always.includes(column) && !isEmpty(column, before)),
  )
  return {
    fixed: filled.filter((column) => !isGrowing(column)),
    growing: filled.filter(isGrowing),
  }
}
