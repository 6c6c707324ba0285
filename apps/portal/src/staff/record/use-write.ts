import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

interface Write {
  act: () => Promise<unknown>
  done: string
  onDone?: () => void
}

/** Waits for the server before it says that something is done; a second click while it is under way does nothing. */
export function useWrite() {
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isWriting, setWriting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = async ({ act, done, onDone }: Write) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setWriting(true)
    setRefusal(null)
    try {
      await act()
      notify(done, { type: 'success' })
      onDone?.()
      refresh()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setWriting(false)
    }
  }
  return { write: (wish: Write) => void write(wish), isWriting, refusal }
}
