import { expect, test } from 'vitest'
import { accountIdOf, linkPath, uidOf } from './link.ts'

test.each([1, 7, 42, 999_999_999_999_999])('%d survives its way through a link', (id) => {
  expect(accountIdOf(uidOf(id))).toBe(id)
})

test.each([
  ['', 'nothing'],
  ['MA', 'zero'],
  ['LTE', 'minus one'],
  ['MDc', 'a leading zero'],
  ['Nw==', 'padding'],
  ['Nx', 'stray bits'],
  ['N w', 'a space'],
  ['MWUz', 'an exponent'],
  ['MTAwMDAwMDAwMDAwMDAwMDA', 'more than there can be'],
  ['____', 'no text at all'],
  ['Nw\u0000', 'a NUL'],
])('%j (%s) is no account', (uid) => {
  expect(accountIdOf(uid)).toBeNull()
})

test('links lead to the screens of buyer spec §2', () => {
  const parts = { accountId: 7, token: 'abc' }
  expect(linkPath('activate', parts)).toBe('/activate/Nw/abc')
  const car = '/details/7?country=KE&port=mombasa'
  expect(linkPath('activate', parts, car)).toBe(
    '/activate/Nw/abc?next=%2Fdetails%2F7%3Fcountry%3DKE%26port%3Dmombasa',
  )
  expect(linkPath('activate', parts, '//evil.example')).toBe('/activate/Nw/abc')
  expect(linkPath('reset', parts)).toBe('/password/reset/confirm/Nw/abc')
})
