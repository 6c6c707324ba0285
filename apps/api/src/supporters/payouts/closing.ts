import type { LockedBatch } from './payout.store.ts'

/** What somebody wants to do with a batch. */
export interface Closing {
  state: 'paid' | 'discarded'
  /** As the batch was shown to them. */
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
 * Two people pay, always: one collects, another one pays. The same again by the same person, a double click, is done
 * already; whatever else comes after somebody has closed it comes too late.
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
