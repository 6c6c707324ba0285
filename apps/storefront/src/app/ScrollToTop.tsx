import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { staying } from '../shared/page/staying.ts'

/**
 * Page scroll resets to the top on each navigation (buyer spec §2), and a screen reader is taken to the
 * new page. The browser handles going back, and returns to the earlier position; a choice
 * that changes the page around it stays where it is.
 */
export function ScrollToTop() {
  const { pathname, hash, state } = useLocation()
  const stays = state === staying
  const kind = useNavigationType()
  const shown = useRef(pathname)
  // Scroll position and focus are the browser's. Before it draws: the new page is never seen where the old one stood.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (kind === NavigationType.Pop || hash !== '' || stays) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, kind, stays])
  return null
}
