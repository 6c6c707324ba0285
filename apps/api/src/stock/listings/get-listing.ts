import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { listerOf } from './lister.ts'
import { findListing } from './listing.store.ts'
import { readListing } from './read-listing.ts'

export const getListing: Handler<'getListing'> = async (context, { account, query, origin }) => {
  const row = await findListing(context.db, { id: query.cid, lister: listerOf(account) })
  if (!row) return notFound
  const listing = await readListing(context, row, { account, origin, lid: query.lid })
  return listing ? { status: 200, body: listing } : notFound
}
