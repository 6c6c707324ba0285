import type { Pool } from 'pg'
import { UnavailableError } from '../../core/unavailable.ts'

/** A server that died is up again in a second or two; a fail-over elsewhere takes a few. */
const retryAfter = 2

/** The database cannot be reached, or the connection broke while a statement ran on it. */
export class DatabaseUnavailableError extends UnavailableError {
  override name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super('database_unavailable', retryAfter, cause)
  }
}

/** The connection broke after COMMIT was sent: nobody knows whether it was done. */
export class OutcomeUnknownError extends UnavailableError {
  override name = 'OutcomeUnknownError'

  constructor(cause: unknown) {
    super('outcome_unknown', retryAfter, cause)
  }
}

/**
 * Calls `tell` for every lost connection of a pool, also for one that a request holds. Without a listener Node ends the process
 * with an uncaught error; the statement on that connection fails by itself.
 */
export function onConnectionLost(pool: Pool, tell: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', tell))
  // The connection itself has already said what the pool says of an idle one.
  pool.on('error', () => undefined)
}

/** A server that shuts down, crashed, starts, ended an idle session or has no room (PostgreSQL, appendix A); 08 is a whole
 * class. One that takes no writes any more was the primary before a fail-over. */
const serverCodes = /^(57P0[1235]|53300|25006|08...)$/

/** Node's names for a socket that broke. */
const socketCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENETDOWN', 'EHOSTUNREACH'])

/** What pg says without a code (pg/lib/client.js). */
const clientMessages = [
  /^Connection terminated/,
  /^Client has encountered a connection error and is not queryable/,
  /^Client was closed and is not queryable/,
  /^Postgres connection has been discarded/,
]

const readTimeout = 'Query read timeout'

/** The database has not answered within the pool's `query_timeout`, and holds the connection open. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === readTimeout
}

/** The server takes no writes: it was the primary when the connection was made. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown }).code === '25006'
}

/** Tells a statement that lost its connection from one that the database refused. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return serverCodes.test(code) || socketCodes.has(code)
  return isQueryTimeout(error) || clientMessages.some((message) => message.test(error.message))
}
