import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { supportQuoteView } from './quote.view.ts'
import { readQuoteRecords } from './quote-records.ts'
import { countQuotes, listQuotes, quoteColumns } from './quotes.store.ts'

const longestWaitingFirst = { field: 'requested_at', descending: false } as const

export const listSupportQuotes: Handler<'listSupportQuotes'> = async (
  context,
  { query: parameters },
) => {
  const reading = readList(parameters, quoteColumns, longestWaitingFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countQuotes(context.db, query)
  const records = await readQuoteRecords(context, await listQuotes(context.db, query))
  return answerList('quotes', { query, total, body: records.map(supportQuoteView) })
}
