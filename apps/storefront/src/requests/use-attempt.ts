import { useRef } from 'react'
import { newAttemptKey } from '../shared/purchase/attempt-key.ts'

/**
 * The key of a form on its way. It stays the same while the same form is sent again, after a double click
 * or a lost connection, so that the server receives it once.
 */
export function useAttempt() {
  const attempt = useRef<{ key: string; text: string } | null>(null)
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (attempt.current?.text !== text) attempt.current = { key: newAttemptKey(), text }
      return attempt.current.key
    },
    /** The next form is another request, even with the same text. */
    end: () => {
      attempt.current = null
    },
  }
}
