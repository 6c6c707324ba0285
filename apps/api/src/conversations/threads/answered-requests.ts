import type { Database } from '../../platform/db/database.ts'

/** What the threads tell requests made by form; provided by the module of requests, within the same transaction. */
export interface AnsweredRequests {
  /** Staff have answered in the request's thread, so the request no longer waits. */
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
