import type { Operations } from '../../core/contract.ts'
import { answerQuote } from './answer-quote.ts'
import { getSupportQuote } from './get-support-quote.ts'
import { listSupportQuotes } from './list-support-quotes.ts'

export const quotes = {
  answerQuote,
  getSupportQuote,
  listSupportQuotes,
} satisfies Partial<Operations>
