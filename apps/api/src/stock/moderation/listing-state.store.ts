import { type RawBuilder, sql, type SqlBool } from 'kysely'

export type ListingState = 'live' | 'draft' | 'sold-out' | 'hidden'

const isHidden = sql<SqlBool>`(products.taken_down or not products.vendor_approved)`
const isSoldOut = sql<SqlBool>`products.quantity <= products.reserved`

/** A partner's product that somebody bought is not a listing. Each condition but `live` is written like its index. */
const conditions: Readonly<Record<ListingState, RawBuilder<SqlBool>>> = {
  draft: sql`products.status = 'draft'`,
  hidden: sql`products.status = 'live' and ${isHidden}`,
  // The two columns follow from the rest, and name the index.
  'sold-out': sql`products.status = 'live' and not products.listed and not products.listed_locally and ${isSoldOut} and not ${isHidden}`,
  live: sql`products.status = 'live' and products.quantity > products.reserved and not ${isHidden}`,
}

/** Whether a listing is in a state; false for an unknown state. */
export function isInState(state: string): RawBuilder<SqlBool> {
  const [, condition = sql<SqlBool>`false`] =
    Object.entries(conditions).find(([name]) => name === state) ?? []
  return sql`(products.class <> 'other' and ${condition})`
}

/** The one state that a listing is in. */
export const listingState = sql<ListingState>`case when ${conditions.draft} then 'draft'
  when ${conditions.hidden} then 'hidden' when ${conditions['sold-out']} then 'sold-out' else 'live' end`
