import { localeOf } from '@bandari/i18n'
import { formatLongDate } from '@bandari/i18n/format'
import type { Handler } from '../../core/contract.ts'
import { toPriceIn, tradeCurrency } from '../../core/money.ts'
import { notFound } from '../../core/refusal.ts'
import { totalsOf } from '../../pricing/cost-lines/totals.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'
import { filledTemplates } from '../templates/filled-templates.ts'
import { readQuote } from './read-quote.ts'

export const fillQuoteTemplates: Handler<'fillQuoteTemplates'> = async (
  context,
  { path, query, account },
) => {
  const quote = await readQuote(context, { id: path.id, readerId: account.id })
  if (!quote) return notFound
  const language = query.language ?? quote.language
  const { lines, quote_valid_until: until } = quote
  const { goods } = totalsOf(lines, null)
  const values = {
    name: quote.first_name,
    reference: String(quote.id),
    order: quote.order_number,
    vehicle: lines.map(titleWithChoice).join(', '),
    price: toPriceIn(language, goods, lines[0]?.currency ?? tradeCurrency),
    port: lines.find(({ port }) => port !== null)?.port ?? null,
    until: until === null ? null : formatLongDate(until, localeOf(language)),
  }
  return {
    status: 200,
    body: await filledTemplates(context, { use: 'quote', language, account, values }),
  }
}
