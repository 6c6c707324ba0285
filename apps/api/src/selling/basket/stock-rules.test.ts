import { describe, expect, it } from 'vitest'
import { quantityResult, roomFor } from './stock-rules.ts'

const lineOf = (id: number, product_id: number, quantity: number) => ({ id, product_id, quantity })

describe('quantityResult', () => {
  it.each([
    ['within stock', 2, 3, [], 'ok'],
    ['all there is', 3, 3, [], 'ok'],
    ['above stock', 4, 3, [], { max: 3 }],
    ['nothing there', 1, 0, [], 'unavailable'],
    ['what the basket holds already counts', 2, 3, [lineOf(1, 7, 2)], { max: 3 }],
    ['other products do not count as stock', 2, 3, [lineOf(1, 8, 20)], 'ok'],
    ['25 in all', 1, 99, [lineOf(1, 7, 20), lineOf(2, 8, 4)], 'ok'],
    ['26 in all', 2, 99, [lineOf(1, 7, 20), lineOf(2, 8, 4)], 'basket_limit'],
    ['stock is told before the limit', 26, 10, [], { max: 10 }],
  ])('%s', (_case, quantity, available, others, result) => {
    expect(quantityResult({ productId: 7, quantity, available }, others)).toEqual(result)
  })
})

describe('roomFor', () => {
  it.each([
    ['stock', 3, [], 3],
    ['the limit', 99, [], 25],
    ['the limit, with others', 99, [lineOf(2, 8, 20)], 5],
    ['stock, with the same product elsewhere', 5, [lineOf(2, 7, 3)], 2],
    ['nothing', 0, [], 0],
    ['never below nothing', 1, [lineOf(2, 7, 3)], 0],
  ])('is bounded by %s', (_case, available, others, room) => {
    const line = { ...lineOf(1, 7, 1), available }
    expect(roomFor(line, [line, ...others])).toBe(room)
  })
})
