import { session } from '@bandari/sdk'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

/** Asks before typed values are lost by a link, by Back, or by closing or reloading the tab. */
export function useLeaveGuard(isDirty: boolean) {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isReleased.current &&
      // A session that has ended leads to the sign-in and back; what was typed is kept meanwhile.
      session.token() !== null &&
      nextLocation.pathname !== currentLocation.pathname,
  )
  // The browser asks by itself, in its own words.
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current && session.token() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    /** A navigation waits for the answer. */
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    /** There is nothing left to lose: the listing is deleted. */
    release: () => {
      isReleased.current = true
    },
  }
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>
