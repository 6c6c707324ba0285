import { isBuyable } from '../../stock/catalogue/product/visibility.ts'
import { type QuotedLine, quotedCharge } from '../../pricing/cost-lines/quoted-charge.ts'
import { tradeCurrency } from '../../core/money.ts'
import { chargesAt, type Tariff } from '../../pricing/tariffs/tariff.ts'
import type { BasketRow, LineRow } from './basket.store.ts'
import type { OrderedLine } from '../../pricing/cost-lines/ordered-lines.store.ts'
import type { PricedLine } from '../../pricing/cost-lines/totals.ts'

export type BasketLine = LineRow & PricedLine & { available: number }

interface Terms extends Pick<BasketRow, 'status'> {
  /** The quote for the basket, also when it no longer counts. */
  quoted: readonly QuotedLine[]
  tariffs: Tariff[]
  now: Date
}

/** Lines at current prices, charges and stock. */
export function pricedLines(lines: readonly LineRow[], terms: Terms): BasketLine[] {
  return lines.map((line) => {
    const agreed = agreedPrice(line, terms.now)
    const free = agreed === null ? line.in_stock : 1
    return {
      ...line,
      productClass: line.class,
      unitPrice: agreed ?? line.price,
      charge: chargeOf(line, lines, terms),
      available: isBuyable(line) && line.currency === tradeCurrency ? free : 0,
    }
  })
}

/** The price of an accepted offer, while the offer holds the vehicle. */
function agreedPrice(
  { offer_price: price, offer_ends_at: end }: Pick<LineRow, 'offer_price' | 'offer_ends_at'>,
  now: Date,
): number | null {
  return end !== null && end > now ? price : null
}

/** Lines at the prices that they were ordered at, which nothing changes any more. */
export function asOrdered(
  lines: readonly BasketLine[],
  ordered: readonly OrderedLine[],
): BasketLine[] {
  return lines.map((line) => {
    const agreed = ordered.find(({ basket_line_id }) => basket_line_id === line.id)
    const unitPrice = agreed?.unit_price ?? line.unitPrice
    const same = lines.filter(({ product_id }) => product_id === line.product_id)
    const available = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...line, unitPrice, price_seen: unitPrice, available }
  })
}

/** An ordered line keeps its own charge; before that a quote comes first, then the tariff. */
function chargeOf(line: LineRow, lines: readonly LineRow[], terms: Terms): number {
  if (terms.status === 'Submitted') return line.shipping_charge
  const quoted = quotedCharge(terms.quoted, lines, line)
  if (quoted !== null) return quoted
  // Without an option the type is only a wish: transport to a place where we have no port is quoted.
  if (line.shipping_type === null || line.shipping_option_id === null) return line.shipping_charge
  return chargesAt(terms.tariffs, line.port_id, terms.now)[line.shipping_type]
}
