import type { Operations } from '../../core/contract.ts'
import { answerQuote } from './answer-quote.ts'
import { getSupportQuote } from './get-support-quote.ts'
import { listSupportQuotes } from './list-support-quotes.ts'
import { requestShippingQuote } from './request-shipping-quote.ts'
import { sendShippingQuoteRequest } from './send-shipping-quote-request.ts'

export const quotes = {
  answerQuote,
  getSupportQuote,
  listSupportQuotes,
  requestShippingQuote,
  sendShippingQuoteRequest,
} satisfies Partial<Operations>
