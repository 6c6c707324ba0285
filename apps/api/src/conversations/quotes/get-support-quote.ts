import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { quotePageView, readQuote } from './read-quote.ts'

export const getSupportQuote: Handler<'getSupportQuote'> = async (context, { path, account }) => {
  const quote = await readQuote(context, { id: path.id, readerId: account.id })
  return quote ? { status: 200, body: await quotePageView(context, quote) } : notFound
}
