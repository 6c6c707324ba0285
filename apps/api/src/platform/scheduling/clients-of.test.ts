import { expect, test } from 'vitest'
import { clientsOf } from './clients-of.ts'

test('an account counts under its own name and under its address', () => {
  expect(clientsOf({ account: null, ip: '203.0.113.7' })).toEqual(['address 203.0.113.7'])
  const account = { id: 7 } as NonNullable<Parameters<typeof clientsOf>[0]['account']>
  expect(clientsOf({ account, ip: '203.0.113.7' })).toEqual(['account 7', 'address 203.0.113.7'])
})

test('all addresses of one network count together', () => {
  expect(clientsOf({ account: null, ip: '2001:db8:1:2::9' })).toEqual(['address 2001:db8:1:2::/64'])
  expect(clientsOf({ account: null, ip: '::ffff:203.0.113.7' })).toEqual(['address 203.0.113.7'])
})
