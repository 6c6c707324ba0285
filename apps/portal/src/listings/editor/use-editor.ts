import type { Listing } from '@bandari/sdk'
import { useState } from 'react'
import { getListing, type ListingKey } from '../../providers/listings.ts'
import { type Choices, merge } from './saving/conflict.ts'
import type { Draft } from './saving/kept-draft.ts'
import { type ListingValues, valuesOf } from './values/listing-values.ts'
import { validateListing, noProblems, type Problems, required, without } from './values/problems.ts'
import { missingFields } from './values/publish.ts'
import { draftOf, useDraft } from './saving/use-draft.ts'
import { useLeaveGuard } from './saving/use-leave-guard.ts'
import { type Conflict, useSave } from './saving/use-save.ts'

/** A listing in its editor: the stored values, the typed ones, and the result of a save (account spec §4). */
export function useEditor(stored: Listing, place: ListingKey) {
  const [listing, setListing] = useState(stored)
  const work = useDraft(nameOf(place), stored)
  const guard = useLeaveGuard(work.isDirty)
  const [problems, setProblems] = useState<Problems>(noProblems)
  const [refusals, setRefusals] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { save, isSaving } = useSave(place)
  const { draft, isDirty } = work
  const prodClass = listing.prod_class

  const refuse = (problems: Problems) => {
    setProblems(problems)
    setRefusals((refusals) => refusals + 1)
  }

  const change = (part: Partial<ListingValues>) => {
    work.change(part)
    setProblems((problems) => without(problems, Object.keys(part)))
  }

  /** Going live needs the required fields filled; going back to draft is always allowed (account spec §4). */
  const publish = (isLive: boolean) => {
    const missing = isLive ? missingFields(prodClass, draft.values) : []
    if (missing.length > 0) return refuse(required(missing))
    change({ publish: isLive ? 'live' : 'draft' })
    if (!isLive) setProblems(noProblems)
  }

  const store = async (draft: Draft): Promise<boolean> => {
    const objection = validateListing(prodClass, draft.values)
    if (objection) {
      refuse(objection)
      return false
    }
    setProblems(noProblems)
    const result = await save(draft)
    if (result === null || result === 'signed-out') return false
    if ('problems' in result) refuse(result.problems)
    if ('conflict' in result) setConflict(result.conflict)
    if (!('saved' in result)) return false
    setListing(result.saved)
    work.settle(result.saved, draft)
    return true
  }

  /** Saves the values chosen in a conflict, over those of the other tab. */
  const resolve = ({ theirs }: Conflict, choices: Choices) => {
    const base = valuesOf(theirs)
    const merged = { version: theirs.version, base, values: merge(draft.values, base, choices) }
    setConflict(null)
    setListing(theirs)
    work.begin(merged)
    void store(merged)
  }

  /** Called after photos, fitment or lectures changed the listing beside the form. */
  const refresh = async () => {
    const { data } = await getListing(place)
    if (!data) return
    setListing(data)
    work.rebase(data)
  }

  return {
    listing,
    prodClass,
    ...work,
    problems,
    /** The number of refusals: after each the focus goes to the first mistake. */
    refusals,
    conflict,
    isSaving,
    change,
    publish,
    save: () => (isDirty ? store(draft) : Promise.resolve(true)),
    discard: () => {
      setProblems(noProblems)
      work.begin(draftOf(listing))
    },
    resolve,
    closeConflict: () => setConflict(null),
    refresh,
    guard,
    /** The listing is deleted: nothing is asked and nothing is kept. */
    abandon: () => {
      guard.release()
      work.forget()
    },
    leaveLecture: () => {
      guard.release()
      work.handOver(nameOf({ cid: place.cid }))
    },
  }
}

/** What is typed on a lecture's page is kept beside what is typed on the listing's own. */
function nameOf({ cid, lid }: ListingKey): string {
  return `${cid}:${lid ?? ''}`
}

export type Editor = ReturnType<typeof useEditor>
