import type { Database } from '../../platform/db/database.ts'

/** What requests by form must know of their threads; provided by the module that has them, within the same transaction. */
export interface AnsweredRequests {
  /** Staff have written in the thread of a request, which waits no longer. */
  answered: (
    db: Database,
    answer: { requestId: number; actorId: number; now: Date },
  ) => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    requests: AnsweredRequests
  }
}
