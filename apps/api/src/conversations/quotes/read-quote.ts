import type { SupportQuote } from '@bandari/sdk'
import { readContents } from '../../selling/basket/contents.ts'
import type { Context } from '../../core/context.ts'
import { ownPrices } from './own-prices.ts'
import { type QuoteRecord, readQuoteRecords } from './quote-records.ts'
import { quotes } from './quotes.store.ts'
import { supportQuoteView } from './quote.view.ts'

type Dependencies = Pick<Context, 'db' | 'clock'>

/** One quote with the contents of its basket; undefined if there is none. */
export async function readQuote(
  context: Dependencies,
  { id, readerId }: { id: number; readerId: number },
): Promise<QuoteRecord | undefined> {
  const row = await quotes(readerId).find(context.db, id)
  const [record] = await readQuoteRecords(context, row ? [row] : [])
  return record
}

/** As its own page shows it. */
export async function quotePageView(
  context: Dependencies,
  quote: QuoteRecord,
): Promise<SupportQuote> {
  const contents = await readContents(context, quote.id)
  return { ...supportQuoteView(quote), own_prices: await ownPrices(context, contents) }
}
