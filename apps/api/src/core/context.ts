import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/**
 * Everything an operation may touch. Each module declares its own part in its own folder (`declare module`), so that
 * nothing here knows of a database or of goods; `services.ts` puts the whole together.
 */
export interface Context {
  clock: Clock
  settings: Settings
  log: Log
  /** Runs once the write is committed, never when it is rolled back. */
  afterCommit: (act: () => void) => void
}
