import { useEffect, useRef, useState } from 'react'

const SETTLED_AFTER_MS = 100

/** A row of slides that scrolls by finger (scroll snap), and which of them is shown. */
export function useTrack(count: number, start = 0) {
  const track = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(start)
  const current = Math.min(shown, count - 1)

  const show = (index: number) => {
    setShown(index)
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth
  }
  // Waits for the end of the scroll: a jump over many slides must not count through them.
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
      if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
    }, SETTLED_AFTER_MS)
  }
  useEffect(() => () => clearTimeout(settling.current), [])
  // The browser scrolls, React does not.
  useEffect(() => {
    const element = track.current
    if (start === 0 || !element) return
    element.style.scrollBehavior = 'auto'
    element.scrollLeft = start * element.clientWidth
    element.style.scrollBehavior = ''
  }, [start])

  return { track, current, show, onScroll }
}

/** The slide that a key leads to; null when the row ignores the key. */
export function keyTarget(key: string, current: number, count: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, current - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, current + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
