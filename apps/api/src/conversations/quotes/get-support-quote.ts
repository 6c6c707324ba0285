import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportQuoteView } from './quote.view.ts'
import { readQuoteRecords } from './quote-records.ts'
import { quotes } from './quotes.store.ts'

export const getSupportQuote: Handler<'getSupportQuote'> = async (context, { path }) => {
  const row = await quotes.find(context.db, path.id)
  const [quote] = await readQuoteRecords(context, row ? [row] : [])
  return quote ? { status: 200, body: supportQuoteView(quote) } : notFound
}
