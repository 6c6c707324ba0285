import type { ThreadMessage } from '@bandari/sdk'
import { useEffect } from 'react'
import { useRefresh } from 'react-admin'

interface Looked {
  id: number
  unread: number
  messages: readonly ThreadMessage[]
}

type Mark = (seen: { id: number; message: number }) => Promise<unknown>

/** Whoever looks at a message has seen it; a window in the background shows it to nobody. */
export function useSeen({ id, unread, messages }: Looked, mark: Mark) {
  const refresh = useRefresh()
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (unread === 0 || last === undefined || document.visibilityState !== 'visible') return
    const say = async () => {
      try {
        await mark({ id, message: last })
        refresh()
      } catch {
        // It stays unread, and is marked when the thread is read the next time.
      }
    }
    void say()
  }, [id, unread, last, mark, refresh])
}
