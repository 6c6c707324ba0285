import { describe, expect, it } from 'vitest'
import { arranged, freeSlots, moved } from './slots.ts'

describe('freeSlots', () => {
  it.each([
    ['all of them', [], 0, 24, [0, 1, 2, 3]],
    ['gaps first', [0, 2], 0, 22, [1, 3, 4, 5]],
    ['from the slot that was pressed, then from the beginning', [1], 2, 23, [2, 3, 4, 5]],
    ['none', Array.from({ length: 24 }, (_, slot) => slot), 0, 0, []],
  ])('%s', (_name, taken, first, count, expected) => {
    const free = freeSlots(new Set(taken), first)
    expect([free.length, free.slice(0, 4)]).toEqual([count, expected])
  })

  it('more photos fill the specified slots that are free, then the further ones', () => {
    expect(freeSlots(new Set([0, 1, 4]), 5).slice(0, 4)).toEqual([2, 3, 5, 6])
  })

  it('more photos leave the cover that there is', () => {
    const free = freeSlots(new Set([1, 2]), 5)
    expect(free.slice(0, 3)).toEqual([3, 4, 5])
    expect(free.at(-1)).toBe(0)
  })
})

describe('moved', () => {
  it.each([
    ['later', [0, 1, 2, 3], 0, 2, [1, 2, 0, 3]],
    ['earlier', [0, 1, 2, 3], 3, 1, [0, 3, 1, 2]],
    ['to the front, past a gap', [0, 2, 5], 2, 0, [5, 0, 2]],
    ['to where it is', [0, 1], 1, 1, [0, 1]],
    ['what is not there', [0, 1], 7, 0, [0, 1]],
  ])('%s', (_name, order, from, to, expected) => {
    expect(moved(order, from, to)).toEqual(expected)
  })
})

describe('arranged', () => {
  it('fills the slots from 0', () => {
    const photos = [
      { position: 0, url: 'a', flaw: null },
      { position: 2, url: 'b', flaw: 'small' as const },
    ]
    expect(arranged(photos, [2, 0])).toEqual([
      { position: 0, url: 'b', flaw: 'small' },
      { position: 1, url: 'a', flaw: null },
    ])
  })
})
