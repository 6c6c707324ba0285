import { session } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

interface WriteRequest<Answer> {
  act: () => Promise<Answer>
  /** What to say of it; may depend on the answer. */
  done: string | ((answer: Answer) => string)
  onDone?: (answer: Answer) => void
}

/** Waits for the server before it says that something is done; a second click while it is under way does nothing. */
export function useWrite() {
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isWriting, setWriting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = async <Answer>({ act, done, onDone }: WriteRequest<Answer>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setWriting(true)
    setRefusal(null)
    try {
      const answer = await act()
      // After a 401 react-admin leads to the sign-in, and what was typed is kept: nothing is done.
      if (session.token() === null) return
      notify(typeof done === 'string' ? done : done(answer), { type: 'success' })
      onDone?.(answer)
      refresh()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setWriting(false)
    }
  }
  return { write: <Answer>(wish: WriteRequest<Answer>) => void write(wish), isWriting, refusal }
}
