import type { FieldCheck } from '../../core/contract.ts'
import { exportContradictions } from './export-values.ts'
import { kindOf } from './listing-fields.ts'
import { listerOf } from './lister.ts'
import { findListing } from './listing.store.ts'
import { readListingFields } from './read-listing-fields.ts'

/** What else is wrong with the fields of a listing that the contract refuses for something. */
export const checkListing: FieldCheck<'saveListing'> = async ({ db, clock }, { account, body }) => {
  const { cid: id, version: _version, publish: _publish, ...saved } = body
  const row =
    id === undefined ? undefined : await findListing(db, { id, lister: listerOf(account) })
  if (!row) return {}
  const reading = readListingFields(saved, { kind: kindOf(row), now: clock.now() })
  return 'problems' in reading
    ? reading.problems
    : exportContradictions({ ...row, ...reading.fields })
}
