import type { Context } from '../../core/context.ts'
import { PartnerSilent } from './partner-source.ts'
import { upsertProduct } from './partner-product.store.ts'

export type StockedItem =
  | { productId: number }
  /** `bidding`: an item under auction cannot be bought (buyer spec §4). */
  | { problem: 'unknown' | 'bidding' | 'silent' }

/** The product that stands for a partner's item in a basket. */
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
