import { createHash } from 'node:crypto'
import type { LandedPrice } from '@bandari/sdk'

type Admission = Pick<LandedPrice, 'country' | 'verdict' | 'by' | 'needs' | 'land_by'>

/**
 * A hash of what a buyer is told about a vehicle that needs a permit, or whose admission is unknown: sending it back
 * says that the sentence was read. It covers neither words nor prices: a new language or rate needs no new tick, but
 * another rule, missing fact or last day does. Null where nothing has to be accepted.
 */
export function acceptanceOf(
  productId: number,
  { country, verdict, by, needs, land_by: landBy }: Admission,
): string | null {
  if (verdict !== 'permit' && verdict !== 'unknown') return null
  const terms = JSON.stringify([productId, country, verdict, by, needs.toSorted(), landBy])
  return createHash('sha256').update(terms).digest('base64url').slice(0, 22)
}
