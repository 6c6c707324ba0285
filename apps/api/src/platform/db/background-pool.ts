import { Pool, type PoolConfig } from 'pg'

/**
 * Connections apart from those that requests share, so that neither waits for the other. `onLoss` hears of a connection
 * that is lost while idle; a statement that meets a lost connection fails by itself.
 */
export function openBackgroundPool(config: PoolConfig, onLoss: (error: Error) => void): Pool {
  const pool = new Pool(config)
  pool.on('error', onLoss)
  pool.on('connect', (client) => client.on('error', onLoss))
  return pool
}
