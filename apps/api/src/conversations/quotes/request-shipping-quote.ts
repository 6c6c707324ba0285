import type { Handler } from '../../core/contract.ts'
import { requestQuote } from './request-quote.ts'

export const requestShippingQuote: Handler<'requestShippingQuote'> = (context, call) =>
  requestQuote(context, { ...call, request: call.query })
