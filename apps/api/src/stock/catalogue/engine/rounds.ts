import { setTimeout } from 'node:timers/promises'

interface Rounds {
  /** Milliseconds until the next round, or less when somebody waits for it. */
  pause: (ms: number) => Promise<void>
  /** A round is over, or there are no more. */
  end: () => void
  /** Until the next round is over, which begins at once. */
  next: () => Promise<void>
}

/** The pauses of a loop that works now and then until it is aborted. */
export function openRounds(signal: AbortSignal): Rounds {
  let woken = new AbortController()
  let waiting: (() => void)[] = []
  return {
    pause: async (ms) => {
      const either = AbortSignal.any([signal, woken.signal])
      await setTimeout(ms, undefined, { signal: either }).catch((error: unknown) => {
        if (!either.aborted) throw error
      })
      woken = new AbortController()
    },
    end: () => {
      for (const resolve of waiting) resolve()
      waiting = []
    },
    next: () => {
      woken.abort()
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
