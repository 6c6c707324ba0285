import { describe, expect, it } from 'vitest'
import { allowedStatuses } from '../src/selling/orders/order-states.ts'
import { planOrder } from './order-plan.ts'
import { storyOf, until } from './order-story.ts'
import { Dice } from './random.ts'

const day = 24 * 3600 * 1000
const placed = Date.parse('2026-03-02T09:20:03Z')
const due = placed + 5 * day
const stories = Array.from({ length: 500 }, (_, n) => storyOf(new Dice(n), { placed, due }))

describe('storyOf', () => {
  it('makes only moves that there are, each after the one before', () => {
    for (const turns of stories) {
      expect(turns[0]).toMatchObject({ status: 'Pending', at: placed, by: 'buyer' })
      for (const [place, turn] of turns.slice(1).entries()) {
        const before = turns[place]!
        expect(allowedStatuses(before.status)).toContain(turn.status)
        expect(turn.at).toBeGreaterThan(before.at)
      }
    }
  })

  it('has every status at some time, and payments before they are due', () => {
    const ends = new Set(stories.map((turns) => turns.at(-1)?.status))
    expect(ends).toEqual(new Set(['Shipped', 'Canceled']))
    const midway = new Set(
      stories.flatMap((turns) =>
        [3, 15].map((days) => until(turns, placed + days * day).at(-1)?.status),
      ),
    )
    expect(midway.size).toBe(5)
    for (const [, second] of stories) {
      if (second?.status === 'Authorized') expect(second.at).toBeLessThan(due)
    }
  })

  it('lets staff work in the day and not on Sundays', () => {
    for (const { at, by } of stories.flat().filter(({ by }) => by === 'desk' || by === 'finance')) {
      const moment = new Date(at)
      expect(moment.getUTCDay(), `${by} at ${moment.toISOString()}`).not.toBe(0)
    }
  })
})

describe('planOrder', () => {
  const period = { today: Date.parse('2026-11-20T08:00:00Z'), paymentDays: 5 }

  it('is the same each time', () => {
    expect(planOrder(117, period)).toEqual(planOrder(117, period))
  })

  it('stays within a year', () => {
    const plans = Array.from({ length: 2000 }, (_, index) => planOrder(index, period))
    for (const plan of plans) {
      expect(plan.placed).toBeLessThan(period.today)
      expect(plan.placed).toBeGreaterThan(period.today - 366 * day)
      expect(plan.turns.length).toBeGreaterThan(0)
    }
    const sellers = plans.flatMap(({ index, seller }) => (seller ? [index] : []))
    expect(sellers.length).toBeGreaterThan(20)
    expect(Math.max(...sellers)).toBeLessThan(240)
  })
})
