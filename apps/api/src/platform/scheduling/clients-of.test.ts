import { expect, test } from 'vitest'
import { clientsOf, networkOf } from './clients-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('an account counts under its own name and under its address', () => {
  expect(clientsOf({ account: null, ip: '203.0.113.7' })).toEqual(['address 203.0.113.7'])
  const account = { id: 7 } as NonNullable<Parameters<typeof clientsOf>[0]['account']>
  expect(clientsOf({ account, ip: '203.0.113.7' })).toEqual(['account 7', 'address 203.0.113.7'])
})
