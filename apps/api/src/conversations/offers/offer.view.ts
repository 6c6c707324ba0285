import type { Offer } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import { isStanding } from './offer-moves.ts'
import type { OfferRow } from './offers.store.ts'

/** The same for both sides: it reveals neither the other side, nor the floor, nor what was declined automatically. */
export function offerView(row: OfferRow, origin: string): Offer {
  const { order_id, order_number } = row
  return {
    id: row.id,
    version: row.version,
    product_id: row.product_id,
    title: row.title,
    primary_image: pictureUrl(origin, row.media_hash),
    state: row.state,
    amount: toDecimal(row.amount),
    list_price: toDecimal(row.list_price),
    currency: row.currency,
    ends_at: isStanding(row.state) ? row.ends_at.toISOString() : null,
    made_at: row.made_at.toISOString(),
    order:
      order_id === null || order_number === null ? null : { id: order_id, number: order_number },
    // jsonb renders times with an offset; the wire has them in UTC.
    events: row.events.map(({ state, amount, by, at }) => ({
      state,
      amount: toDecimal(amount),
      by,
      at: new Date(at).toISOString(),
    })),
  }
}
