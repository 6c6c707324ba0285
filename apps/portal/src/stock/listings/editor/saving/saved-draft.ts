import { drafts } from '../../../../shared/drafts/drafts.ts'
import { valueNames } from '../values/listing-fields.ts'
import type { ListingValues } from '../values/listing-values.ts'

/** What is being typed, and the saved state that it began with. */
export interface Draft {
  version: number
  base: ListingValues
  values: ListingValues
}

/** The stored draft, if valid: it may come from an older release. */
export function savedDraft(draftKey: string): Draft | null {
  const kept = drafts.read(draftKey)
  return isDraft(kept) ? kept : null
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { version, base, values } = kept as Record<string, unknown>
  return typeof version === 'number' && isValues(base) && isValues(values)
}

function isValues(kept: unknown): kept is ListingValues {
  if (typeof kept !== 'object' || kept === null) return false
  return valueNames.every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')
}
