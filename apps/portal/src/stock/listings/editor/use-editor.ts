import type { Listing } from '@bandari/sdk'
import { useState } from 'react'
import { useLeaveGuard } from '../../../shared/drafts/use-leave-guard.ts'
import { getListing, type ListingKey } from '../../../providers/listings.ts'
import { draftOf, useDraft } from './saving/use-draft.ts'
import { useProblems } from './saving/use-problems.ts'
import { useStore } from './saving/use-store.ts'
import { modelMissing } from '../../model-requests/wait-label.ts'
import { kindOf } from './values/listing-fields.ts'
import type { ListingValues } from './values/listing-values.ts'
import { required } from './values/problems.ts'
import { missingFields } from './values/publish.ts'
import { withYear } from './values/title-year.ts'

/** A listing in its editor: the stored values, the typed ones, and the result of a save (account spec §4). */
export function useEditor(stored: Listing, place: ListingKey) {
  const [listing, setListing] = useState(stored)
  const work = useDraft(nameOf(place), stored)
  const guard = useLeaveGuard(nameOf(place), work.isDirty)
  const form = useProblems()
  const kind = kindOf(listing)
  const { store, ...saving } = useStore({ place, kind, work, form, setListing })

  const change = (typed: Partial<ListingValues>) => {
    const part = kind === 'parts' ? typed : withYear(work.draft.values, typed)
    work.change(part)
    form.clearFields(Object.keys(part))
  }

  /**
   * Going live needs the required fields filled; going back to draft is always allowed (account spec §4). Either is done
   * by the one press, with whatever else is typed.
   */
  const publish = (isLive: boolean) => {
    const { draft } = work
    const waits = isLive ? modelMissing(listing) : null
    if (waits !== null) return form.refuse({ fields: {}, alert: waits })
    const missing = isLive ? missingFields(kind, draft.values) : []
    if (missing.length > 0) return form.refuse(required(missing))
    const part = { publish: isLive ? 'live' : 'draft' } as const
    work.change(part)
    void store({ ...draft, values: { ...draft.values, ...part } })
  }

  /** Called after photos, fitment or lectures changed the listing outside the form. */
  const refresh = async () => {
    const { data } = await getListing(place)
    if (!data) return
    setListing(data)
    work.rebase(data)
  }

  return {
    listing,
    kind,
    ...work,
    problems: form.problems,
    refusals: form.refusals,
    ...saving,
    change,
    publish,
    save: () => (work.isDirty ? store(work.draft) : Promise.resolve(true)),
    discard: () => {
      form.clear()
      work.begin(draftOf(listing))
    },
    refresh,
    guard,
    /** The listing is deleted: nothing is asked and nothing is kept. */
    abandon: work.forget,
    leaveLecture: () => work.handOver(nameOf({ cid: place.cid })),
  }
}

/** The draft of a lecture's page is stored separately from the listing's. */
function nameOf({ cid, lid }: ListingKey): string {
  return `listings/${cid}/${lid ?? ''}`
}

export type Editor = ReturnType<typeof useEditor>
