import { expect, it } from 'vitest'
import { mostCompared, mostSeen, readIds, seenNow, toggleCompared } from './product-ids.ts'

it.each([
  ['', []],
  ['4711,12', [4711, 12]],
  ['4711,4711,0,-3,1e3,x,,07, 8,99999999999,2147483648', [4711]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
])('%j names products', (text, ids) => {
  expect(readIds(text, mostCompared)).toEqual(ids)
})

it('what was seen last comes first, once, and the oldest give way', () => {
  expect(seenNow('3,2,1', 2)).toBe('2,3,1')
  const full = Array.from({ length: mostSeen }, (_, index) => index + 1).join()
  const ids = readIds(seenNow(full, 500), 999)
  expect(ids).toHaveLength(mostSeen)
  expect([ids[0], ids.at(-1)]).toEqual([500, mostSeen - 1])
})

it('a vehicle is chosen for the comparison and taken out of it, four at most', () => {
  expect(toggleCompared('', 1)).toBe('1')
  expect(toggleCompared('1,2', 1)).toBe('2')
  expect(toggleCompared('1,2,3,4', 5)).toBeNull()
  expect(toggleCompared('1,2,3,4', 4)).toBe('1,2,3')
})
