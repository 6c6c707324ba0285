import { expect, test } from 'vitest'
import { accountIdOf, linkUrl, uidOf } from './link.ts'

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
  expect(linkUrl('https://shop.example', 'activate', parts)).toBe(
    'https://shop.example/activate/Nw/abc',
  )
  expect(linkUrl('https://shop.example', 'reset', parts)).toBe(
    'https://shop.example/password/reset/confirm/Nw/abc',
  )
})
