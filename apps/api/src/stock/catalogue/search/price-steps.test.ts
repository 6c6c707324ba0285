import { describe, expect, it } from 'vitest'
import { enter, highestIn, lastStep, lowestIn, planSteps, stepOf } from './price-steps.ts'

const unbounded = Number.MAX_SAFE_INTEGER

describe('stepOf', () => {
  it.each([
    [0, 0],
    [1, 1],
    [49_999, 1],
    [50_000, 2],
    [50_001, 3],
    [4_350_000, 174],
    [4_350_001, 175],
    [90_000_000, 175],
  ])('%d cents is step %d', (price, step) => {
    expect(stepOf(price)).toBe(step)
  })

  it('has steps that join without a gap', () => {
    for (let step = 0; step < lastStep; step += 1)
      expect(highestIn(step) + 1).toBe(lowestIn(step + 1))
  })
})

describe('planSteps', () => {
  it.each([
    ['no bounds', 0, unbounded, { whole: { from: 0, to: 175 }, parts: [] }],
    ['a range of the list', 50_000, 100_000, { whole: { from: 2, to: 4 }, parts: [] }],
    ['one price of the list', 50_000, 50_000, { whole: { from: 2, to: 2 }, parts: [] }],
    [
      'a lower bound between',
      60_000,
      100_000,
      { whole: { from: 4, to: 4 }, parts: [{ step: 3, from: 60_000, to: 99_999 }] },
    ],
    [
      'an upper bound between',
      50_000,
      60_000,
      { whole: { from: 2, to: 2 }, parts: [{ step: 3, from: 50_001, to: 60_000 }] },
    ],
    [
      'both within one step',
      60_000,
      70_000,
      { whole: { from: 4, to: 2 }, parts: [{ step: 3, from: 60_000, to: 70_000 }] },
    ],
    [
      'above the list',
      5_000_000,
      unbounded,
      { whole: { from: 176, to: 174 }, parts: [{ step: 175, from: 5_000_000, to: unbounded }] },
    ],
    ['upside down', 100_000, 50_000, { whole: { from: 1, to: 0 }, parts: [] }],
  ])('%s', (_, from, to, plan) => {
    expect(planSteps({ from, to })).toEqual(plan)
  })
})

describe('enter', () => {
  const counts = new Int32Array(lastStep + 1)
  counts.set([0, 10, 0, 30, 5])
  const everything = planSteps({ from: 0, to: unbounded })

  it.each([
    ['the first page', 0, false, { step: 1, skip: 0 }],
    ['within the first filled step', 9, false, { step: 1, skip: 9 }],
    ['at the next filled step', 10, false, { step: 3, skip: 0 }],
    ['at the last', 44, false, { step: 4, skip: 4 }],
    ['from the dear end', 0, true, { step: 4, skip: 0 }],
    ['further from the dear end', 25, true, { step: 3, skip: 20 }],
    ['past the end', 45, false, null],
  ])('%s', (_, offset, descending, entrance) => {
    expect(enter(counts, everything, { offset, descending })).toEqual({ total: 45, entrance })
  })

  it('counts a range of steps only', () => {
    const range = planSteps({ from: 50_000, to: 100_000 })
    expect(enter(counts, range, { offset: 0, descending: false })).toEqual({
      total: 35,
      entrance: { step: 3, skip: 0 },
    })
  })

  it('finds nothing in a range without prices', () => {
    const none = planSteps({ from: 2, to: 1 })
    expect(enter(counts, none, { offset: 0, descending: false })).toEqual({
      total: 0,
      entrance: null,
    })
  })
})
