import { expect, it } from 'vitest'
import { inFileOrder, withPhoto } from './arrange-photos.ts'

it.each([
  ['', 'a', '', 'a'],
  ['b c', 'a', '', 'a b c'],
  ['a c', 'b', 'a', 'a b c'],
  ['a b', 'c', 'a b', 'a b c'],
  // Moved by hand meanwhile.
  ['b x a', 'c', 'a b', 'b x a c'],
  // The seller's own.
  ['x', 'a', '', 'a x'],
  ['a x', 'b', 'a', 'a b x'],
  ['a b', 'a', '', 'a b'],
])('%s and %s after %s: %s', (present, hash, before, order) => {
  const names = (text: string) => text.split(' ').filter((name) => name !== '')
  expect(withPhoto(names(present), hash, new Set(names(before)))).toEqual(names(order))
})

it.each([
  ['a b c', 'c a b', 'c a b'],
  ['x a b', 'b a', 'b a x'],
  // Taken out by hand: it stays out.
  ['a', 'b a', 'a'],
])('%s in the order of %s: %s', (present, file, order) => {
  expect(inFileOrder(present.split(' '), file.split(' '))).toEqual(order.split(' '))
})
