import { Pool, type PoolConfig } from 'pg'
import { onConnectionLost } from './connection-errors.ts'

/** A pool apart from the one that requests share, so that neither waits for the other. */
export function openBackgroundPool(config: PoolConfig, tell: (error: Error) => void): Pool {
  const pool = new Pool(config)
  onConnectionLost(pool, tell)
  return pool
}
