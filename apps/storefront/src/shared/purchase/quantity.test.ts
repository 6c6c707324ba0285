import { describe, expect, it } from 'vitest'
import { mostOf } from './quantity.ts'

describe('the quantity goes from 1 to the quantity of the item', () => {
  it.each([
    [1, 1],
    [7, 7],
    [25, 25],
    // One order ships 25 at most.
    [26, 25],
    // A visitor can still look at an item that is sold out.
    [0, 1],
  ])('of %i at most %i', (quantity, most) => {
    expect(mostOf(quantity)).toBe(most)
  })
})
