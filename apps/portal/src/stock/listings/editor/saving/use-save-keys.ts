import { useEffect, useRef } from 'react'

/** Ctrl+S, or ⌘S, wherever the keyboard is. */
export function useSaveKeys(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  // The window hears the keys, whatever has the focus.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
