import { useEffect, useState } from 'react'

/** The time in milliseconds, refreshed at an interval, for clocks on a screen. */
export function useNow(everyMilliseconds = 1000): number {
  const [now, setNow] = useState(Date.now)
  // Time is not React state.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [everyMilliseconds])
  return now
}
