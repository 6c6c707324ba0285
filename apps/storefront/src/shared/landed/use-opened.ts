import { type RefObject, useEffect, useState } from 'react'

/** Whether the `<details>` around an element has been open: what costs a call waits for it. */
export function useOpened(inside: RefObject<HTMLElement | null>): boolean {
  const [isOpened, setOpened] = useState(false)
  // A fold opens in the browser, also before this code is there.
  useEffect(() => {
    const fold = inside.current?.closest('details')
    if (!fold) return
    const look = () => setOpened((before) => before || fold.open)
    look()
    fold.addEventListener('toggle', look)
    return () => fold.removeEventListener('toggle', look)
  }, [inside])
  return isOpened
}
