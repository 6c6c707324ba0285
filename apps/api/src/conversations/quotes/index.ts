import type { Operations } from '../../core/contract.ts'
import { answerQuote } from './answer-quote.ts'
import { assignQuote } from './assign-quote.ts'
import { fillQuoteTemplates } from './fill-quote-templates.ts'
import { getSupportQuote } from './get-support-quote.ts'
import { listSupportQuotes } from './list-support-quotes.ts'
import { requestShippingQuote } from './request-shipping-quote.ts'
import { sendShippingQuoteRequest } from './send-shipping-quote-request.ts'

export const quotes = {
  answerQuote,
  assignQuote,
  fillQuoteTemplates,
  getSupportQuote,
  listSupportQuotes,
  requestShippingQuote,
  sendShippingQuoteRequest,
} satisfies Partial<Operations>
