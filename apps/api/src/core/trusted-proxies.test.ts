import { expect, it } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

it.each([
  ['false', false],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.168.4.7', ['10.0.0.0/8', '192.168.4.7']],
  ['uniquelocal,fd00::/8', ['uniquelocal', 'fd00::/8']],
  ['true', null],
  ['yes', null],
  ['-1', null],
  ['11', null],
  ['1.5', null],
  ['10.0.0.0/33', null],
  ['0.0.0.0/0', null],
  ['::/0', null],
  ['10.0.0.0/8/8', null],
  ['10.0.0', null],
  ['loopback,', null],
  ['proxy.example', null],
])('%j is %j', (text, read) => {
  expect(readTrustedProxies(text)).toEqual(read)
})
