import { describe, expect, it } from 'vitest'
import { highestIn, lastStep, lowestIn, planSteps, stepOf } from './price-steps.ts'

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
