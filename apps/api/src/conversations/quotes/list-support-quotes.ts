import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { supportQuoteView } from './quote.view.ts'
import { readQuoteRecords } from './quote-records.ts'
import { quotes } from './quotes.store.ts'

export const listSupportQuotes: Handler<'listSupportQuotes'> = (context, { query, account }) =>
  listRecords(quotes(account.id), {
    db: context.db,
    query,
    view: async (rows) => (await readQuoteRecords(context, rows)).map(supportQuoteView),
  })
