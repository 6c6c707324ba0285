import type { Listing } from '@bandari/sdk'
import { useEffect, useState } from 'react'
import { drafts } from '../../../../shared/drafts/drafts.ts'
import { type Draft, savedDraft } from './saved-draft.ts'
import { changedNames, type ListingValues, valuesOf } from '../values/listing-values.ts'

export function draftOf(listing: Listing): Draft {
  const values = valuesOf(listing)
  return { version: listing.version, base: values, values }
}

/** The saved values, with those typed since they were sent. */
function settled(saved: Listing, sent: Draft, now: Draft): Draft {
  const { version, base } = draftOf(saved)
  const since = changedNames(sent.values, now.values).map((name) => [name, now.values[name]])
  return { version, base, values: { ...base, ...Object.fromEntries(since) } }
}

/** Unsaved values; kept in case the session ends or the page is reloaded. */
export function useDraft(draftKey: string, listing: Listing) {
  const [kept] = useState(() => savedDraft(draftKey))
  const [draft, setDraft] = useState(kept ?? draftOf(listing))
  const [isRestored, setRestored] = useState(kept !== null)
  const isDirty = changedNames(draft.base, draft.values).length > 0
  // Keeps the browser's storage up to date.
  useEffect(() => {
    if (isDirty) drafts.save(draftKey, draft)
    else drafts.drop(draftKey)
  }, [draftKey, draft, isDirty])

  const begin = (draft: Draft) => {
    setRestored(false)
    setDraft(draft)
  }
  return {
    draft,
    isDirty,
    /** Typed before the page was loaded. */
    isRestored: isRestored && isDirty,
    begin,
    change: (part: Partial<ListingValues>) =>
      setDraft((draft) => ({ ...draft, values: { ...draft.values, ...part } })),
    settle: (saved: Listing, sent: Draft) => {
      setRestored(false)
      setDraft((now) => settled(saved, sent, now))
    },
    /** Photos and the like changed beside the form; typed values stay. */
    rebase: (stored: Listing) =>
      setDraft((draft) =>
        changedNames(draft.base, draft.values).length === 0 ? draftOf(stored) : draft,
      ),
    /** Forgets the draft. */
    forget: () => drafts.drop(draftKey),
    /** The open lecture is gone: the other typed values move to the listing's own page. */
    handOver: (listingPlace: string) => {
      drafts.drop(draftKey)
      const none = { lTitle: '', lContent: '' }
      const { version, base, values } = draft
      const rest = { version, base: { ...base, ...none }, values: { ...values, ...none } }
      if (changedNames(rest.base, rest.values).length > 0) drafts.save(listingPlace, rest)
    },
  }
}
