import type { LockedBatch } from './payout.store.ts'

/** A request to close a batch. */
export interface Closing {
  state: 'paid' | 'discarded'
  /** The version of the batch that they saw. */
  version: number
  reference: string | null
  reason: string | null
  actorId: number
}

type Batch = Pick<
  LockedBatch,
  'version' | 'state' | 'created_by' | 'closed_by' | 'reference' | 'reason'
>

export type ClosingResult = 'close' | 'done' | 'overtaken' | 'same-person'

/**
 * A payout always needs two people: one collects, another one pays. A repeat by the same person, such as a double
 * click, counts as done; any other call after the batch was closed is too late.
 */
export function closingResult(batch: Batch, closing: Closing): ClosingResult {
  if (batch.state === 'open') {
    if (closing.version !== batch.version) return 'overtaken'
    return closing.state === 'paid' && closing.actorId === batch.created_by
      ? 'same-person'
      : 'close'
  }
  const isRepeated =
    batch.state === closing.state &&
    batch.closed_by === closing.actorId &&
    batch.reference === closing.reference &&
    batch.reason === closing.reason
  return isRepeated ? 'done' : 'overtaken'
}
