import type { BulkChange, BulkKind, BulkResult } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { prodClassOf } from '../listings/listing.view.ts'
import { missingFields } from '../listings/publish.ts'
import type { BulkListing } from './bulk-changes.store.ts'
import type { BulkOutcome } from './bulk-rules.ts'

/** A listing before the change, and what becomes of it. */
export interface Judged {
  listing: BulkListing
  outcome: BulkOutcome
}

interface Change {
  id: number | null
  kind: BulkKind
  undoUntil: Date | null
}

export function bulkChangeView(judged: readonly Judged[], change: Change): BulkChange {
  const count = (result: BulkResult['result']) =>
    judged.filter(({ outcome }) => outcome.result === result).length
  return {
    id: change.id,
    kind: change.kind,
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    results: judged.map(resultView),
    undo_until: change.undoUntil?.toISOString() ?? null,
  }
}

function resultView({ listing, outcome }: Judged): BulkResult {
  const reason = 'reason' in outcome ? outcome.reason : null
  const price = 'price' in outcome ? (outcome.price ?? listing.price) : listing.price
  return {
    prod_id: listing.id,
    prod_class: prodClassOf(listing),
    prod_name: listing.title,
    result: outcome.result,
    reason,
    missing: reason === 'missing' ? missingFields(listing) : [],
    currency: listing.currency,
    old_price: toDecimal(listing.price),
    new_price: toDecimal(price),
  }
}
