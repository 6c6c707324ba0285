import { Pool, type PoolConfig } from 'pg'
import { onLoss } from './losses.ts'

/** Connections apart from those that requests share, so that neither waits for the other. */
export function openBackgroundPool(config: PoolConfig, tell: (error: Error) => void): Pool {
  const pool = new Pool(config)
  onLoss(pool, tell)
  return pool
}
