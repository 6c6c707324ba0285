import type { SortPayload } from 'react-admin'

/** A queue that staff answer from. */
export type Queue = 'support/quotes' | 'support/requests' | 'support/threads'

/** What waits in each, who has waited longest first. */
export const waitingIn = {
  'support/quotes': { filter: { state: 'pending' }, sort: { field: 'requested_at', order: 'ASC' } },
  'support/requests': { filter: { state: 'new' }, sort: { field: 'created_at', order: 'ASC' } },
  'support/threads': { filter: { waits: true }, sort: { field: 'last_at', order: 'ASC' } },
} as const satisfies Record<Queue, { filter: object; sort: SortPayload }>

/** The one after this in the queue, else its first; null when nobody else waits. */
export function nextOf(waiting: readonly number[], current: number): number | null {
  const after = waiting[waiting.indexOf(current) + 1]
  const next = after ?? waiting[0]
  return next === undefined || next === current ? null : next
}
