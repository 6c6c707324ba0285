import { useEffect, useEffectEvent, useState } from 'react'

export interface Loaded<T> {
  data: T | null
  error: Error | null
  retry: () => void
}

interface LoadResult<T> {
  request: string
  data: T | null
  error: Error | null
}

/** Reads again when the key changes; null reads nothing. The result of another key is not shown. */
export function useLoad<T>(key: string | null, load: () => Promise<T>): Loaded<T> {
  const [result, setResult] = useState<LoadResult<T> | null>(null)
  const [attempt, setAttempt] = useState(1)
  const ask = useEffectEvent(load)
  const request = key === null ? null : `${attempt} ${key}`
  // Calls the API; an answer to an earlier question is ignored.
  useEffect(() => {
    if (request === null) return
    let isGone = false
    const store = (answer: Pick<LoadResult<T>, 'data' | 'error'>) => {
      if (!isGone) setResult({ request, ...answer })
    }
    ask()
      .then((data) => store({ data, error: null }))
      .catch((error: unknown) =>
        store({ data: null, error: error instanceof Error ? error : new Error(String(error)) }),
      )
    return () => {
      isGone = true
    }
  }, [request])
  const current = result?.request === request ? result : null
  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
