import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyScope } from '@bandari/sdk/key-scopes'

/** The API key of a call. */
export interface ActingKey {
  id: number
  name: string
  /** The end of its secret. */
  hint: string
  scopes: readonly KeyScope[]
  ratePerMinute: number
}

const acting = new AsyncLocalStorage<ActingKey>()

/** Runs a call; whatever it writes down of who did what names the key. */
export function actingBy<Result>(key: ActingKey | null, run: () => Result): Result {
  return key ? acting.run(key, run) : run()
}

/** How records name the key that acts; null where a person is at the screen. */
export function actingKeyName(): string | null {
  const key = acting.getStore()
  return key ? `${key.name} (…${key.hint})` : null
}
