import { useEffect, useRef, useState } from 'react'
import { drafts } from './drafts.ts'

interface DraftForm<T> {
  /** For example `support/quotes/7`. */
  draftKey: string
  /** The form's initial value. */
  blank: T
  /** A stored draft may come from an older release, or from another form of the record. */
  isWhole: (kept: unknown) => kept is T
}

/** The state of a form, saved as a draft while it differs from its initial value. */
export function useDraftForm<T>({ draftKey, blank, isWhole }: DraftForm<T>) {
  const [kept] = useState(() => {
    const draft = drafts.read(draftKey)
    return isWhole(draft) ? draft : null
  })
  const [base, setBase] = useState(blank)
  const [value, setValue] = useState(kept ?? blank)
  const [isRestored, setRestored] = useState(kept !== null)
  const isDirty = JSON.stringify(value) !== JSON.stringify(base)
  const latest = useRef(value)
  // Keeps the browser's storage up to date.
  useEffect(() => {
    latest.current = value
    if (isDirty) drafts.save(draftKey, value)
    else drafts.drop(draftKey)
  }, [draftKey, value, isDirty])

  const begin = (next: T) => {
    drafts.drop(draftKey)
    setRestored(false)
    setBase(next)
    setValue(next)
  }
  return {
    value,
    change: setValue,
    /** Typed before the page was loaded. */
    isRestored: isRestored && isDirty,
    discard: () => begin(base),
    /** This value is saved: what was typed while that took is a new draft, as what is typed from now on. */
    settle: (next: T) => {
      if (latest.current === value) return begin(next)
      setRestored(false)
      setBase(next)
    },
  }
}
