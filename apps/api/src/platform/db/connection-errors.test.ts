import { expect, test } from 'vitest'
import { isConnectionError } from './connection-errors.ts'

function failure(message: string, code?: string): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}

test.each<[boolean, string, string | undefined]>([
  [true, 'terminating connection due to administrator command', '57P01'],
  [true, 'terminating connection because of crash of another server process', '57P02'],
  [true, 'the database system is starting up', '57P03'],
  [true, 'terminating connection due to idle-session timeout', '57P05'],
  [true, 'connection failure', '08006'],
  [true, 'connection exception', '08000'],
  [true, 'sorry, too many clients already', '53300'],
  [true, 'read ECONNRESET', 'ECONNRESET'],
  [true, 'write EPIPE', 'EPIPE'],
  [true, 'Connection terminated', undefined],
  [true, 'Connection terminated unexpectedly', undefined],
  [true, 'Client has encountered a connection error and is not queryable', undefined],
  [true, 'Client was closed and is not queryable', undefined],
  [true, 'Postgres connection has been discarded', undefined],
  [true, 'Query read timeout', undefined],
  // The database refused the statement and stays where it is.
  [false, 'duplicate key value violates unique constraint', '23505'],
  [false, 'could not serialize access', '40001'],
  [false, 'deadlock detected', '40P01'],
  [false, 'canceling statement due to user request', '57014'],
  [false, 'database was dropped', '57P04'],
  [false, 'out of memory', '53200'],
  [false, 'cannot read properties of undefined', undefined],
])('%s: %s (%s)', (lost, message, code) => {
  expect(isConnectionError(failure(message, code))).toBe(lost)
})

test('what is no error is no loss', () => {
  expect(isConnectionError('Connection terminated')).toBe(false)
  expect(isConnectionError(undefined)).toBe(false)
})
