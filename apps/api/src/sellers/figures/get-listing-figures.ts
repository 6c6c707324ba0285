import type { SimilarPrices } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import type { Database } from '../../platform/db/database.ts'
import { listEffects } from './effects.store.ts'
import { listFigureRows } from './figure-table.store.ts'
import { figureRow, similarPrices } from './figures.view.ts'
import { lackedBy, missingParts } from './missing.ts'
import { defaultDays, periodUpTo } from './period.ts'
import { type ComparedListing, findCompared, findSimilar } from './similar.store.ts'
import { fewestSimilar, similarRange } from './similar.ts'
import { spanFigures } from './span-figures.ts'

export const getListingFigures: Handler<'getListingFigures'> = async (
  { db, clock },
  { account, path: { id }, query, origin },
) => {
  const listing = await findCompared(db, { vendorId: sellerIdOf(account), id })
  if (!listing) return notFound
  const now = clock.now()
  const period = periodUpTo(shopDay(now), query.days ?? defaultDays)
  const whose = { vendorId: sellerIdOf(account), productId: id }
  const figures = await spanFigures(db, period, whose)
  const [row] = await listFigureRows(
    db,
    { ...whose, ...period },
    { sort: 'title', order: 'asc', limit: 1, offset: 0 },
  )
  if (!row) return notFound
  const seen = { origin, now, countedSince: figures.counted_since, to: period.to }
  return {
    status: 200,
    body: {
      ...figures,
      listing: figureRow(row, seen),
      similar: await similarTo(db, listing),
      missing: missingParts(lackedBy(partsOf(listing)), await listEffects(db, listing)),
    },
  }
}

async function similarTo(db: Database, listing: ComparedListing): Promise<SimilarPrices> {
  const { class: kind, model_id, model_year, mileage, price } = listing
  if (kind === 'parts' || model_id === null || model_year === null || price === 0) return null
  const range = similarRange(model_year, mileage)
  const found = await findSimilar(db, listing, range)
  return found && found.count >= fewestSimilar ? similarPrices(found, listing, range) : null
}

function partsOf(listing: ComparedListing) {
  return {
    isSpare: listing.class === 'parts',
    isForExport: listing.market === 'export',
    pictures: listing.image_count,
    descriptionLength: listing.description_length,
    hasVideo: listing.has_video,
    hasInspection: listing.inspection !== null,
    hasMileage: listing.mileage !== null,
  }
}
