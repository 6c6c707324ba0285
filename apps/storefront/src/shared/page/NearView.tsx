import { type ReactNode, useCallback, useState } from 'react'

/** Pixels below the window within which a picture is fetched; browsers fetch lazy ones from 1250 to 2500 px ahead. */
const ahead = 200

interface NearViewProps {
  /** Of what keeps the place. */
  className?: string | undefined
  children: ReactNode
}

/**
 * A picture of a long page, fetched shortly before it is seen: on metered data nobody pays for the pictures of what they never scroll
 * to. Without JavaScript the browser decides.
 */
export function NearView({ className, children }: NearViewProps) {
  const [isNear, setNear] = useState(false)
  const place = useCallback(
    (element: HTMLElement | null) => (element ? watch(element, () => setNear(true)) : undefined),
    [],
  )
  if (isNear) return children
  return (
    <span className={className} ref={place}>
      <noscript>{children}</noscript>
    </span>
  )
}

/** Returns how to watch no longer. */
function watch(element: HTMLElement, onNear: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in globalThis)) {
    onNear()
    return undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin: `${ahead}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
