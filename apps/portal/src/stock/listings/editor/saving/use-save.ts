import type { Listing } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../../providers/data-provider.ts'
import type { ListingKey } from '../../../../providers/listings.ts'
import { type Difference, differencesOf } from './conflict.ts'
import type { Draft } from './saved-draft.ts'
import { saveOf, valuesOf } from '../values/listing-values.ts'
import { loadPhoneFormat } from '../values/format-phone.ts'
import { type Problems, problemsOf } from '../values/problems.ts'

export interface Conflict {
  theirs: Listing
  differences: readonly Difference[]
}

/** `signed-out`: react-admin leads to the sign-in by itself, and what was typed is kept. */
export type SaveResult =
  | { saved: Listing }
  | { conflict: Conflict }
  | { problems: Problems }
  | 'signed-out'

/** One save at a time; a second click while the first is under way does nothing. */
export function useSave(place: ListingKey) {
  const { saveListing } = useDataProvider<PortalDataProvider>()
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)

  const send = async (draft: Draft): Promise<SaveResult> => {
    // After a 401 react-admin answers nothing of use.
    const outcome: { saved?: Listing; theirs?: Listing } = await saveListing(
      saveOf({ ...place, ...draft }),
    )
    if (outcome.saved) return { saved: outcome.saved }
    if (!outcome.theirs) return 'signed-out'
    const { theirs } = outcome
    const base = valuesOf(theirs)
    const differences = differencesOf({ base: draft.base, mine: draft.values, theirs: base })
    if (differences.length > 0) return { conflict: { theirs, differences } }
    // It changed meanwhile, but nothing differs here: a photo, or the same words.
    return send({ version: theirs.version, base, values: draft.values })
  }

  const save = async (draft: Draft): Promise<SaveResult | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setSaving(true)
    try {
      await loadPhoneFormat()
      return await send(draft)
    } catch (error) {
      return { problems: problemsOf(error) }
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  return { save, isSaving }
}
