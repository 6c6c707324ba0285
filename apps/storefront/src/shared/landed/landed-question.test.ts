import { describe, expect, it } from 'vitest'
import { januaries, destinationQuestion } from './landed-question.ts'
import { sharesOf } from './shares.ts'

describe('shares', () => {
  it('are whole percents that make a hundred', () => {
    const shares = sharesOf([
      { kind: 'vehicle', usd_high: '100.00' },
      { kind: 'freight', usd_high: '50.00' },
      { kind: 'insurance', usd_high: '50.00' },
      { kind: 'duty', usd_high: '100.00' },
    ])
    expect(shares.map(({ part }) => part)).toEqual(['car', 'ship', 'duty'])
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(shares.every(({ percent }) => percent === 33 || percent === 34)).toBe(true)
  })

  it('say nothing of what nobody knows', () => {
    expect(sharesOf([])).toEqual([])
    expect(sharesOf([{ kind: 'vehicle', usd_high: '10.00' }])).toEqual([
      { part: 'car', percent: 100 },
    ])
  })
})

describe('January', () => {
  it('is asked about with the days at sea that it takes now', () => {
    expect(januaries({ shipped: '2026-12-07', from: '2026-12-31', to: '2027-01-10' })).toEqual({
      before: { eta: '2026-12-31', shipped: '2026-12-07' },
      after: { eta: '2027-01-31', shipped: '2027-01-07' },
    })
  })

  it('is not asked about in spring', () => {
    expect(januaries({ shipped: '2026-03-01', from: '2026-04-01', to: '2026-04-10' })).toBeNull()
  })
})

it('a harbour is asked about as a port, a city as a route', () => {
  const place = { country: 'KE', city: 'Mombasa', shipping: 'RORO', insurance: true } as const
  expect(destinationQuestion({ ...place, way: 'KEMBA' })).toEqual({ ...place, port: 'KEMBA' })
  expect(destinationQuestion({ ...place, way: 'ke-mba-nbo' })).toEqual({
    ...place,
    route: 'ke-mba-nbo',
  })
})
