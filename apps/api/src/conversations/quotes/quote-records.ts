import { type LineRow, listLineRowsOf } from '../../selling/basket/basket.store.ts'
import { type BasketLine, pricedLines } from '../../selling/basket/priced-lines.ts'
import type { Context } from '../../core/context.ts'
import { listTariffs } from '../../pricing/tariffs/tariff.store.ts'
import { isPast, type QuotedLine, isQuoteValid } from '../../pricing/cost-lines/quoted-charge.ts'
import { listQuotedLines } from '../../pricing/cost-lines/quoted-lines.store.ts'
import type { QuoteRow } from './quotes.store.ts'

/** A quote with the current contents of its basket. */
export interface QuoteRecord extends QuoteRow {
  lines: BasketLine[]
  quoted: QuotedLine[]
  /** Whether it was answered and the basket has not changed since. */
  stands: boolean
  /** Whether the answer's last day has passed without an order. */
  isExpired: boolean
}

/** The number of statements does not depend on the number of quotes. */
export async function readQuoteRecords(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rows: readonly QuoteRow[],
): Promise<QuoteRecord[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, quoted, tariffs] = [
    await listLineRowsOf(db, ids),
    await listQuotedLines(db, ids),
    await listTariffs(db),
  ]
  const now = clock.now()
  const ofBasket = <Row extends { basket_id: number }>(all: readonly Row[], id: number) =>
    all.filter(({ basket_id }) => basket_id === id)
  return rows.map((row) => {
    const own: LineRow[] = ofBasket(lines, row.id)
    const answers = ofBasket(quoted, row.id)
    const isExpired = row.status === 'Open' && isPast(row.quote_valid_until, now)
    const counting = isExpired ? [] : answers
    return {
      ...row,
      isExpired,
      lines: pricedLines(own, { status: row.status, quoted: counting, tariffs, now }),
      quoted: answers,
      stands: isQuoteValid(answers, own),
    }
  })
}
