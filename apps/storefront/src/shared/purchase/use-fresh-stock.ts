import { useEffect } from 'react'
import { useHydrated } from '../page/use-hydrated.ts'

/**
 * Whether a page's stock may be known from an earlier look, and is asked for again: after a navigation inside the app, and
 * where a browser went back to a page that it kept. A page that was just fetched has the current stock.
 */
export function useKnownBefore(): boolean {
  const isAlive = useHydrated()
  return isAlive || performance.getEntriesByType('navigation').some(isBack)
}

function isBack(entry: PerformanceEntry): boolean {
  return (entry as PerformanceNavigationTiming).type === 'back_forward'
}

/** Asks again when the page is looked at again from another tab: what it shows may be sold meanwhile. */
export function useFreshStock(ask: () => unknown) {
  // The document is outside React.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [ask])
}
