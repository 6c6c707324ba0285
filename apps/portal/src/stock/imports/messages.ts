import type { PlainMessageId } from '@bandari/i18n'
import type { Import, ProdClass } from '@bandari/sdk'
import type { Market } from '../../shared/markets.ts'

/** The contract's limit for a file; a larger one is refused before it is sent. */
export const maxBytes = 40 * 1024 * 1024

/** What a file holds: a class of the Kenyan market, or vehicles of another. */
export type FileKind = ProdClass | Exclude<Market, 'ke'>

/** The API's name for it. */
export const wireKinds = {
  vehicles: { prod_class: 'vehicles', market: 'local', owner: 'self' },
  parts: { prod_class: 'parts', market: 'local', owner: 'self' },
  export: { prod_class: 'vehicles', market: 'export', owner: 'self' },
  house: { prod_class: 'vehicles', market: 'export', owner: 'house' },
} as const satisfies Record<FileKind, Pick<Import, 'prod_class' | 'market' | 'owner'>>

/** Where somebody may list decides what their files hold. */
export function fileKindsOf(markets: readonly Market[]): FileKind[] {
  return markets.flatMap((market) => (market === 'ke' ? (['vehicles', 'parts'] as const) : market))
}

export function fileKindOf({ prod_class, market, owner }: Import): FileKind {
  if (market === 'local') return prod_class
  return owner === 'house' ? 'house' : 'export'
}

export const classLabels = {
  vehicles: 'portalSelling.vehicles',
  parts: 'portalSelling.spares',
  export: 'portalListings.import.ofExport',
  house: 'portalListings.import.ofHouse',
} as const satisfies Record<FileKind, PlainMessageId>

/** Required columns of a row, and those that are also required to publish it (account spec §5). */
export const needs = {
  vehicles: 'portalListings.import.needs.vehicles',
  parts: 'portalListings.import.needs.parts',
  export: 'portalListings.import.needs.exports',
  house: 'portalListings.import.needs.exports',
} as const satisfies Record<FileKind, PlainMessageId>
