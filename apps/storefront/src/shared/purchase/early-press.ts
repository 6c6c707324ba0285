import { useEffect, useEffectEvent } from 'react'
import { useHydrated } from '../page/use-hydrated.ts'

declare global {
  interface Window {
    /** Names of what was pressed before it was alive, as the first script of the page writes them down (app/server/first-script.ts). */
    pressedEarly?: Set<string>
  }
}

/** Props for a button whose code comes after the page: `press` is called once it is alive, if it was pressed before. */
export function useEarlyPress(name: string, press: () => void): { 'data-alive-later'?: string } {
  const isHydrated = useHydrated()
  const send = useEffectEvent(press)
  // By name and not by element: the part may be drawn anew before it is alive.
  useEffect(() => {
    if (isHydrated && window.pressedEarly?.delete(name)) send()
  }, [isHydrated, name])
  return isHydrated ? {} : { 'data-alive-later': name }
}
