import type { Language } from '@bandari/i18n'
import type { FeedRunReport } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import { importClassOf } from '../imports/columns.ts'
import { listPrices } from '../imports/effects/effects.store.ts'
import { priceView } from '../imports/effects/list-import-prices.ts'
import { listMissing } from '../imports/effects/missing.store.ts'
import { missingView } from '../imports/effects/missing.view.ts'
import { errorView } from '../imports/import.view.ts'
import { listErrors } from '../imports/imports.store.ts'
import { listingCurrency } from '../imports/mapping/mapping.ts'
import { prodClassOf } from '../listings/listing.view.ts'
import { listChanged, listNew, mostShown } from './differences.store.ts'
import { runView } from './feed.view.ts'
import type { FeedRow } from './feeds.store.ts'
import type { RunRow } from './runs.store.ts'

/** A run with what it would change, or has changed; without, once its file is no longer kept. */
export async function runReport(
  db: Database,
  { feed, run, language }: { feed: FeedRow; run: RunRow; language: Language },
): Promise<FeedRunReport> {
  const { import_id: importId } = run
  const own = runView(run, language)
  if (importId === null)
    return { ...own, created: [], changed: [], prices: [], gone: [], refused: [] }
  const importClass = importClassOf({ prod_class: feed.class, market: feed.market })
  const currency = importClass === null ? 'KES' : listingCurrency(importClass)
  return {
    ...own,
    created: (await listNew(db, importId)).map(({ price, title, ...row }) => ({
      ...row,
      title: title ?? '',
      currency,
      price: price === null ? null : toDecimal(price),
    })),
    changed: (await listChanged(db, importId)).map((row) => ({
      prod_id: row.id,
      prod_class: prodClassOf(row),
      title: row.title,
      reference: row.vendor_reference,
    })),
    prices: (await listPrices(db, importId)).map(priceView),
    gone: (await listMissing(db, importId)).map(missingView),
    refused: (await listErrors(db, { importId, limit: mostShown })).map((error) =>
      errorView(error, language),
    ),
  }
}
