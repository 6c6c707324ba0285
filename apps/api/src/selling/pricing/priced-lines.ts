import { isBuyable } from '../../stock/catalogue/product/visibility.ts'
import { type QuotedLine, quotedCharge } from './quoted-charge.ts'
import { tradeCurrency } from '../../core/money.ts'
import { chargesAt, type Tariff } from '../tariffs/tariff.ts'
import type { BasketRow, LineRow } from '../basket/basket.store.ts'
import type { PricedLine } from './totals.ts'

export type BasketLine = LineRow & PricedLine & { available: number }

interface Terms extends Pick<BasketRow, 'status'> {
  /** The quote for the basket, also when it no longer counts. */
  quoted: readonly QuotedLine[]
  tariffs: Tariff[]
  now: Date
}

/** Lines at current prices, charges and stock. */
export function pricedLines(lines: readonly LineRow[], terms: Terms): BasketLine[] {
  return lines.map((line) => ({
    ...line,
    productClass: line.class,
    unitPrice: line.price,
    charge: chargeOf(line, lines, terms),
    available: isBuyable(line) && line.currency === tradeCurrency ? line.in_stock : 0,
  }))
}

/** An ordered line keeps its own charge; before that a quote comes first, then the tariff. */
function chargeOf(line: LineRow, lines: readonly LineRow[], terms: Terms): number {
  if (terms.status === 'Submitted') return line.shipping_charge
  const quoted = quotedCharge(terms.quoted, lines, line)
  if (quoted !== null) return quoted
  if (line.shipping_type === null) return line.shipping_charge
  return chargesAt(terms.tariffs, line.port_id, terms.now)[line.shipping_type]
}
