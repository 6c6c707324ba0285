import type { Handler } from '../../core/contract.ts'
import { requestQuote } from './request-quote.ts'

export const sendShippingQuoteRequest: Handler<'sendShippingQuoteRequest'> = (context, call) =>
  requestQuote(context, { ...call, request: call.body })
