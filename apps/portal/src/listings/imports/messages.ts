import type { PlainMessageId } from '@bandari/i18n'
import type { ProdClass } from '@bandari/sdk'

/** The contract's limit for a file; a larger one is refused before it is sent. */
export const mostBytes = 5 * 1024 * 1024

export const classWords = {
  vehicles: 'portalSelling.vehicles',
  parts: 'portalSelling.spares',
} as const satisfies Record<ProdClass, PlainMessageId>

/** What a row must have, and what it must have besides to be published (account spec §5). */
export const needs = {
  vehicles: 'portalListings.import.needs.vehicles',
  parts: 'portalListings.import.needs.parts',
} as const satisfies Record<ProdClass, PlainMessageId>
