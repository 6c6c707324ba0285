import type { ActingKey } from '../../core/acting-key.ts'
import { type Problem, problem } from '../../core/problem.ts'
import type { OperationMetadata } from './operation-metadata.ts'
import type { RateCounters } from './rate-counters.ts'

/** Why a key does not open an operation; null where it does, and where a person is at the screen. */
export function scopeRefusal(
  key: ActingKey | null,
  { scope }: Pick<OperationMetadata, 'scope'>,
): Problem | null {
  if (key === null || scope === 'public') return null
  if (scope === 'person') return problem('key_not_a_person')
  return key.scopes.includes(scope) ? null : problem('key_lacks_scope', { scope })
}

/** Counts a call of a key, whatever becomes of it. Seconds to wait where that is one too many in this minute. */
export async function keyWait(
  { id, ratePerMinute }: ActingKey,
  counters: RateCounters,
): Promise<number | null> {
  const { current, ttl } = await counters.count(`key|${id}`, 60_000)
  return current > ratePerMinute ? Math.ceil(ttl / 1000) : null
}
