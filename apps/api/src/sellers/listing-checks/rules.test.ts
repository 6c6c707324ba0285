import { describe, expect, it } from 'vitest'
import {
  chassisFindings,
  contactFinding,
  floodFinding,
  pictureFindings,
  priceFinding,
  termsMistakes,
} from './rules.ts'

describe('a price far from similar', () => {
  const car = { id: 7, price: 450_000, currency: 'USD', median: 450_000, count: 8 }
  it.each([
    ['as others', {}, null],
    ['just within', { price: 183_000 }, null],
    ['sixty per cent below', { price: 180_000 }, -60],
    ['a slip of the key', { price: 4_500_000 }, 900],
    ['with too few to compare', { price: 1, count: 4 }, null],
    ['with none to compare', { price: 1, median: null, count: 0 }, null],
  ] as const)('%s', (_, changed, percent) => {
    const found = priceFinding({ ...car, ...changed }, 60)
    expect(found?.detail.percent ?? null).toBe(percent)
  })

  it('is the same while others move, and another with another price', () => {
    const mark = (changed: object) =>
      priceFinding({ ...car, price: 90_000, ...changed }, 60)?.fingerprint
    expect(mark({ median: 460_000 })).toBe(mark({}))
    expect(mark({ price: 95_000 })).not.toBe(mark({}))
  })
})

describe('contact data in a text', () => {
  it.each([
    ['Clean car, 84,200 km, KES 780,000.', null],
    ['The number is 81550 15536.', null],
    ['Number 81550-15536, call 0722 345 678', ['0722 345 678']],
    ['Call 0722 345 678 today', ['0722 345 678']],
    ['WhatsApp: grace.cars or wa.me/254722345678', ['wa.me/254722345678']],
    ['Mail me: grace (at) cars.example.com', ['grace (at) cars.example.com']],
    ['See www.cars.example for more, www.cars.example', ['www.cars.example']],
  ])('%s', (text, texts) => {
    const found = contactFinding({ id: 7, text, part_number: '81550-15536' })
    if (texts === null) expect(found).toBeNull()
    else expect(found?.detail.texts).toEqual(expect.arrayContaining(texts))
  })

  it('is the same in another order, and another with another number', () => {
    const mark = (text: string) => contactFinding({ id: 7, text, part_number: null })?.fingerprint
    expect(mark('0722 345 678, www.cars.example')).toBe(mark('www.cars.example or 0722 345 678'))
    expect(mark('0722 345 679')).not.toBe(mark('0722 345 678'))
  })
})

describe('pictures seen elsewhere', () => {
  it('are one finding a listing, the likest first, within the threshold', () => {
    const seen = [
      { id: 7, other_id: 9, distance: 2 },
      { id: 7, other_id: 9, distance: 0 },
      { id: 7, other_id: 8, distance: 1 },
      { id: 7, other_id: 6, distance: 3 },
      { id: 5, other_id: 6, distance: 3 },
    ]
    const found = pictureFindings(seen, 2)
    expect(found).toMatchObject([
      {
        productId: 7,
        detail: {
          others: [
            { id: 9, distance: 0 },
            { id: 8, distance: 1 },
          ],
        },
      },
    ])
    expect(pictureFindings(seen.slice(1), 2)[0]?.fingerprint).toBe(found[0]?.fingerprint)
    expect(pictureFindings(seen.slice(2), 2)[0]?.fingerprint).not.toBe(found[0]?.fingerprint)
  })
})

it('a chassis number seen elsewhere is a finding of the newer listing', () => {
  const seen = { id: 9, other_id: 7, double_id: 3, chassis: 'ABC1' }
  expect(chassisFindings([seen, { ...seen, other_id: 8, double_id: 4 }])).toMatchObject([
    { productId: 9, about: '9', detail: { others: [{ id: 7 }, { id: 8 }], doubles: [3, 4] } },
  ])
})

describe('many listings of a new seller', () => {
  it.each([
    [19, null],
    [20, 'x0 of 20'],
    [39, 'x0 of 20'],
    [40, 'x1 of 20'],
    [170, 'x3 of 20'],
  ])('%i of 20', (count, fingerprint) => {
    const found = floodFinding({ vendor_id: 4, newest_id: 9, count }, { threshold: 20, days: 7 })
    expect(found?.fingerprint ?? null).toBe(fingerprint)
    if (found) expect(found.about).toBe('seller 4')
  })
})

it.each([
  ['price', 60, null, []],
  ['price', 5, null, ['threshold']],
  ['price', null, null, ['threshold']],
  ['price', 60, 7, ['days']],
  ['contact', null, null, []],
  ['contact', 1, null, ['threshold']],
  ['picture', 0, null, []],
  ['picture', 11, null, ['threshold']],
  ['flood', 20, 7, []],
  ['flood', 20, null, ['days']],
  ['flood', 1, 91, ['threshold', 'days']],
] as const)('terms of %s: %s, %s', (code, threshold, days, mistakes) => {
  expect(termsMistakes(code, { threshold, days })).toEqual(mistakes)
})
