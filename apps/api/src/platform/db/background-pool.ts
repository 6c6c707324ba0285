import { Pool, type PoolConfig } from 'pg'

/**
 * Connections apart from those that requests share, so that neither waits for the other. What is lost while it is idle
 * is told to `onLoss`; a statement that meets a lost connection fails by itself.
 */
export function openBackgroundPool(config: PoolConfig, onLoss: (error: Error) => void): Pool {
  const pool = new Pool(config)
  pool.on('error', onLoss)
  pool.on('connect', (client) => client.on('error', onLoss))
  return pool
}
