import { session } from '@bandari/sdk'
import { valueNames } from '../values/listing-fields.ts'
import type { ListingValues } from '../values/listing-values.ts'

/** What is being typed, and the saved state that it began with. */
export interface Draft {
  version: number
  base: ListingValues
  values: ListingValues
}

/**
 * Unsaved changes survive the end of a session and a reload, in this tab, for the same person. If the browser
 * refuses to store them, they are not kept.
 */
export const keptDraft = {
  read: (listing: string): Draft | null => {
    try {
      const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(listing)) ?? 'null')
      return isDraft(draft) ? draft : null
    } catch {
      return null
    }
  },
  keep: (listing: string, draft: Draft) => {
    try {
      sessionStorage.setItem(keyOf(listing), JSON.stringify(draft))
    } catch {
      // Storage is full or switched off.
    }
  },
  drop: (listing: string) => {
    try {
      sessionStorage.removeItem(keyOf(listing))
    } catch {
      // Storage is switched off: there is nothing to drop.
    }
  },
}

function keyOf(listing: string): string {
  return `bandari.listing:${session.email()?.toLowerCase() ?? ''}:${listing}`
}

/** It may have been kept by an older release. */
function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { version, base, values } = kept as Record<string, unknown>
  return typeof version === 'number' && isValues(base) && isValues(values)
}

function isValues(kept: unknown): kept is ListingValues {
  if (typeof kept !== 'object' || kept === null) return false
  return valueNames.every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')
}
