import { session } from '@bandari/sdk'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { drafts } from './drafts.ts'

/**
 * Asks before what was typed at a place is given up by a link, by Back, or by closing the tab. What is saved, or dropped
 * from the drafts, is not asked about.
 */
export function useLeaveGuard(place: string, isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && mayLose(place) && nextLocation.pathname !== currentLocation.pathname,
  )
  // No page may draw this question itself: the browser asks, in its own words. A reload loses nothing, but looks the same.
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose(place)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [place, isDirty])
  return {
    /** A navigation waits for the answer. */
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}

/** A session that has ended leads to the sign-in and back; what was typed is kept meanwhile. */
function mayLose(place: string): boolean {
  return drafts.isUnsaved(place) && session.token() !== null
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>
