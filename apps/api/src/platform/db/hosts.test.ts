import { expect, it } from 'vitest'
import { addressesOf } from './hosts.ts'

it.each([
  ['postgres://u:p@one/shop', ['postgres://u:p@one/shop']],
  [
    'postgres://u:p@one:1,two:2/shop?target_session_attrs=read-write',
    ['postgres://u:p@one:1/shop', 'postgres://u:p@two:2/shop'],
  ],
  [
    'postgresql://one,two/shop?target_session_attrs=any&sslmode=require',
    ['postgresql://one/shop?sslmode=require', 'postgresql://two/shop?sslmode=require'],
  ],
  [
    'postgres://u@localhost/shop?host=/run/postgresql',
    ['postgres://u@localhost/shop?host=/run/postgresql'],
  ],
])('%s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})
