import { expect, it } from 'vitest'
import { type Connection, type ConnectionEvent, connectionAfter, isNotable } from './connection.ts'

const online: Connection = { isOffline: false, asOf: 1000, isKept: false, isMissing: false }

function after(...events: ConnectionEvent[]): Connection {
  return events.reduce(connectionAfter, online)
}

it('nothing is said while the network answers', () => {
  expect(isNotable(online)).toBe(false)
})

it.each([
  ['offline', [{ is: 'offline' }], { isOffline: true, asOf: 1000 }],
  ['back again', [{ is: 'offline' }, { is: 'online' }], { isOffline: false, isKept: false }],
  [
    'kept, by its oldest part',
    [
      { is: 'kept', at: 700 },
      { is: 'kept', at: 900 },
    ],
    { asOf: 700, isKept: true },
  ],
  [
    'kept, also when the network is back',
    [{ is: 'offline' }, { is: 'kept', at: 700 }, { is: 'online' }],
    { isKept: true, asOf: 700 },
  ],
  ['not on the device', [{ is: 'offline' }, { is: 'missing' }], { isMissing: true }],
  [
    'another page',
    [{ is: 'kept', at: 700 }, { is: 'missing' }, { is: 'page', at: 2000 }],
    { isKept: false, isMissing: false, asOf: 2000 },
  ],
  [
    'another page without a network',
    [{ is: 'offline' }, { is: 'page', at: 2000 }],
    { isOffline: true, asOf: 2000 },
  ],
] as [string, ConnectionEvent[], Partial<Connection>][])(
  'a page that is %s says so',
  (_, events, told) => {
    expect(after(...events)).toMatchObject(told)
  },
)
