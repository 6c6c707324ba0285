import type { Listing } from '@bandari/sdk'
import { useState } from 'react'
import type { ListingKey } from '../../../../providers/listings.ts'
import { valuesOf } from '../values/listing-values.ts'
import { validateListing } from '../values/problems.ts'
import type { ListingKind } from '../values/listing-fields.ts'
import { type Choices, merge } from './conflict.ts'
import type { Draft } from './saved-draft.ts'
import type { useDraft } from './use-draft.ts'
import type { useProblems } from './use-problems.ts'
import { type Conflict, useSave } from './use-save.ts'

interface Store {
  place: ListingKey
  kind: ListingKind
  work: ReturnType<typeof useDraft>
  form: ReturnType<typeof useProblems>
  setListing: (listing: Listing) => void
}

/** Saves a draft, and settles what another tab saved meanwhile. */
export function useStore({ place, kind, work, form, setListing }: Store) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { save, isSaving } = useSave(place)

  const store = async (draft: Draft): Promise<boolean> => {
    const objection = validateListing(kind, draft.values)
    if (objection) {
      form.refuse(objection)
      return false
    }
    form.clear()
    const result = await save(draft)
    if (result === null || result === 'signed-out') return false
    if ('problems' in result) form.refuse(result.problems)
    if ('conflict' in result) setConflict(result.conflict)
    if (!('saved' in result)) return false
    setListing(result.saved)
    work.settle(result.saved, draft)
    return true
  }

  /** Saves the values chosen in a conflict, over those of the other tab. */
  const resolve = ({ theirs }: Conflict, choices: Choices) => {
    const base = valuesOf(theirs)
    const values = merge(work.draft.values, base, choices)
    const merged = { version: theirs.version, base, values }
    setConflict(null)
    setListing(theirs)
    work.begin(merged)
    void store(merged)
  }
  return { store, resolve, isSaving, conflict, closeConflict: () => setConflict(null) }
}
