import { useEffect, useEffectEvent, useState } from 'react'

export interface Loaded<T> {
  data: T | null
  error: Error | null
  retry: () => void
}

interface Held<T> {
  asked: string
  data: T | null
  error: Error | null
}

/** Reads again when the key changes; null reads nothing. The result of another key is not shown. */
export function useLoad<T>(key: string | null, load: () => Promise<T>): Loaded<T> {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const [attempt, setAttempt] = useState(1)
  const ask = useEffectEvent(load)
  const asked = key === null ? null : `${attempt} ${key}`
  // Calls the API; an answer to an earlier question is ignored.
  useEffect(() => {
    if (asked === null) return
    let isGone = false
    const keep = (answer: Pick<Held<T>, 'data' | 'error'>) => {
      if (!isGone) setHeld({ asked, ...answer })
    }
    ask()
      .then((data) => keep({ data, error: null }))
      .catch((error: unknown) =>
        keep({ data: null, error: error instanceof Error ? error : new Error(String(error)) }),
      )
    return () => {
      isGone = true
    }
  }, [asked])
  const current = held?.asked === asked ? held : null
  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
