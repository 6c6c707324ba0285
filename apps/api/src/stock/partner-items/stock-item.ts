import type { Context } from '../../core/context.ts'
import { PartnerSilent } from './partner-source.ts'
import { upsertProduct } from './partner-product.store.ts'

export type StockedItem =
  | { productId: number }
  /** `bidding`: what is under auction cannot be bought (buyer spec §4). */
  | { problem: 'unknown' | 'bidding' | 'silent' }

/** The product that a partner's item is for a basket. */
export async function stockItem(
  { db, partner, clock }: Pick<Context, 'db' | 'partner' | 'clock'>,
  id: string,
): Promise<StockedItem> {
  try {
    const item = await partner.find(db, id)
    if (!item) return { problem: 'unknown' }
    if (item.isAuction) return { problem: 'bidding' }
    const source = partner.name
    return { productId: await upsertProduct(db, { source, item, now: clock.now() }) }
  } catch (error) {
    if (error instanceof PartnerSilent) return { problem: 'silent' }
    throw error
  }
}
