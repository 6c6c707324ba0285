import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { listings } from './find-listings.store.ts'
import { listingView } from './listing.view.ts'

export const listSupportListings: Handler<'listSupportListings'> = (
  { db, settings: { storefrontOrigin } },
  { query, origin },
) =>
  listRecords(listings, {
    db,
    query,
    view: (rows) => rows.map((row) => listingView(row, { origin, storefrontOrigin })),
  })
