import { describe, expect, it } from 'vitest'
import { inWords } from '../../../../test/helpers/in-words.ts'
import { fillList, featuringProblem, type Featurable } from './featured-lists.ts'

const car = (price: number, body_type: string | null = 'sedan'): Featurable => ({
  class: 'cars',
  body_type,
  price,
})
const truck: Featurable = { class: 'commercial', body_type: 'truck', price: 290_000 }
const bumper: Featurable = { class: 'parts', body_type: null, price: 9_000 }

describe('featuringProblem', () => {
  it.each([
    ['low_range', car(300_000)],
    ['mid_range', car(300_001)],
    ['mid_range', car(800_000)],
    ['upper_range', car(800_001)],
    ['hatch_back', car(1, 'Hatchback')],
    ['sedan', car(1, ' sedan ')],
    ['suv', car(9_000_000, 'SUV')],
    ['commercial_vehicles', truck],
  ] as const)('%s takes %j', (shelf, vehicle) => {
    expect(inWords(featuringProblem(shelf, vehicle))).toBeNull()
  })

  it.each([
    ['low_range', car(300_001), 'cars up to 3,000 US dollars, and this one costs 3,000.01.'],
    [
      'mid_range',
      car(450_000_00),
      'cars above 3,000 and up to 8,000 US dollars, and this one costs 450,000.00.',
    ],
    ['upper_range', car(800_000), 'cars above 8,000 US dollars, and this one costs 8,000.00.'],
    ['low_range', truck, 'cars up to 3,000 US dollars, and this one is none.'],
    ['sedan', car(1, 'suv'), 'sedans, and this one is none.'],
    ['suv', car(1, null), 'SUVs, and this one is none.'],
    ['hatch_back', bumper, 'hatchbacks, and this one is none.'],
    ['commercial_vehicles', car(1), 'commercial vehicles, and this one is none.'],
  ] as const)('%s does not take %j', (shelf, vehicle, sentence) => {
    expect(inWords(featuringProblem(shelf, vehicle))).toBe(`The shelf is for ${sentence}`)
  })
})

describe('fillList', () => {
  const items = (...ids: number[]) => ids.map((id) => ({ id }))

  it.each([
    [[], [1, 2], [1, 2]],
    [[9], [1, 2], [9, 1, 2]],
    [[2], [1, 2, 3], [2, 1, 3]],
    [
      [9, 8],
      [1, 2, 3, 4],
      [9, 8, 1, 2],
    ],
    [[5, 6, 7, 8, 9], [1], [5, 6, 7, 8]],
  ])('featured %j before %j: %j', (featured, automatic, shown) => {
    expect(fillList('low_range', items(...featured), items(...automatic))).toEqual(items(...shown))
  })
})
