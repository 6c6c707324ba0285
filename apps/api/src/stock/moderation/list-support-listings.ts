import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readListQuery } from '../../platform/lists/list-query.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { findListings } from './find-listings.store.ts'
import { listingView } from './listing.view.ts'
import { listingColumns, type ListingField, listListings } from './listings.store.ts'

const newestFirst = { field: 'date_created', descending: true } as const

/** The fields that have an index in their order. */
const sortable: readonly ListingField[] = ['id', 'date_created']

export const listSupportListings: Handler<'listSupportListings'> = async (
  { db, settings: { storefrontOrigin } },
  { query: parameters, origin },
) => {
  const reading = readList(parameters, listingColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const order = readListQuery({ sort: parameters.sort }, { fields: sortable, sort: newestFirst })
  if ('problem' in order) return refuse(400, detail(order.problem))
  const { query } = reading
  const { ids, total } = await findListings(db, query)
  const rows = await listListings(db, ids)
  const body = rows.map((row) => listingView(row, { origin, storefrontOrigin }))
  return answerList('listings', { query, total, body })
}
