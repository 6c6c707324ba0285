import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { offerView } from '../offer.view.ts'
import {
  countListingOffers,
  listingOfferColumns,
  listListingOfferRows,
} from './listing-offers.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listListingOffers: Handler<'listListingOffers'> = async (
  { db },
  { query: parameters, account, origin },
) => {
  const reading = readList(parameters, listingOfferColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const lister = listerOf(account)
  const total = await countListingOffers(db, query, lister)
  const rows = await listListingOfferRows(db, query, lister)
  return answerList('offers', { query, total, body: rows.map((row) => offerView(row, origin)) })
}
