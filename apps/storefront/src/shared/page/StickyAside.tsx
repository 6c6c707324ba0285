import { type ReactNode, useEffect, useRef } from 'react'
import css from './DetailLayout.module.css'

/** Between the aside and the edge of the window, above and below; `--space-4`. */
const gap = 16

/**
 * Stays at the top while the page scrolls. One that is taller than the window stays by its end instead: otherwise its button and message would only be seen at
 * the end of the page.
 */
export function StickyAside({ children }: { children: ReactNode }) {
  const aside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = aside.current
    if (!box) return undefined
    const fit = () => {
      const room = window.innerHeight - box.offsetHeight - 2 * gap
      box.style.setProperty('--hidden', `${Math.min(0, room)}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    window.addEventListener('resize', fit)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [])
  return (
    <div className={css.aside} ref={aside}>
      {children}
    </div>
  )
}
