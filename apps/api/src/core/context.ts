import type { Database } from '../platform/db/database.ts'
import type { PartnerSource } from '../stock/partner-items/partner-source.ts'
import type { MediaFolder } from '../platform/media/renditions.ts'
import type { Settings } from './settings.ts'

/** Everything an operation may touch. For a write, `db` is the transaction it runs in. */
export interface Context {
  db: Database
  clock: Clock
  settings: Settings
  /** Pictures: what was taken in, and what is made of it. */
  media: MediaFolder
  /** Whose goods the item search shows. */
  partner: PartnerSource
  /** Runs once the write is committed, never when it is rolled back. */
  afterCommit: (act: () => void) => void
  /** Tells the outbox's worker that something waits. */
  nudgeOutbox: () => void
}

export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }
