import { type ReactNode, useEffect, useRef, useState } from 'react'

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
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  // Whether it is in sight is known to the browser alone.
  useEffect(() => {
    if (!place.current) return undefined
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${ahead}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  if (isNear) return children
  return (
    <span className={className} ref={place}>
      <noscript>{children}</noscript>
    </span>
  )
}
