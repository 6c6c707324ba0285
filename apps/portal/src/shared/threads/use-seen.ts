import type { ThreadMessage } from '@bandari/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

interface SeenThread {
  id: number
  unread: number
  messages: readonly ThreadMessage[]
}

type Mark = (seen: { id: number; message: number }) => Promise<unknown>

/** Marks messages as seen when the page is visible; a background window shows them to nobody. */
export function useSeen({ id, unread, messages }: SeenThread, mark: Mark) {
  const queries = useQueryClient()
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (unread === 0 || last === undefined || document.visibilityState !== 'visible') return
    const markSeen = async () => {
      try {
        await mark({ id, message: last })
        // Lists and counts of messages change by it; who reads them does not.
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
      } catch {
        // It stays unread, and is marked when the thread is read the next time.
      }
    }
    void markSeen()
  }, [id, unread, last, mark, queries])
}
