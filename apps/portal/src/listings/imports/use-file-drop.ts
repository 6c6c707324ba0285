import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A place that files are dropped on; the first one is taken. */
export function useFileDrop(onFile: (file: File) => void) {
  const ref = useRef<HTMLLabelElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    const listening = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      place.addEventListener(type, act, { signal: listening.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', () => setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) take(file)
    })
    return () => listening.abort()
  }, [])
  return { ref, isOver }
}
