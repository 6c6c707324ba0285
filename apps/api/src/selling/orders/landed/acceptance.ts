import { createHash } from 'node:crypto'
import type { LandedPrice } from '@bandari/sdk'

type Admission = Pick<LandedPrice, 'country' | 'verdict' | 'by' | 'needs' | 'land_by'>

/**
 * Stands for what a buyer is told of a vehicle that needs a permit, or whose admission nobody knows: it is sent back to say
 * that the sentence was read. It holds neither words nor prices: a new language or rate needs no new tick, but another rule,
 * missing fact or last day does. Null where nothing has to be accepted.
 */
export function acceptanceOf(
  productId: number,
  { country, verdict, by, needs, land_by: landBy }: Admission,
): string | null {
  if (verdict !== 'permit' && verdict !== 'unknown') return null
  const told = JSON.stringify([productId, country, verdict, by, needs.toSorted(), landBy])
  return createHash('sha256').update(told).digest('base64url').slice(0, 22)
}
