import { describe, expect, it } from 'vitest'
import type { OrderStatus } from './tables.ts'
import { allowedStatuses, transitions } from './order-states.ts'

const statuses = Object.keys(transitions) as OrderStatus[]
const moves: [OrderStatus, OrderStatus, string][] = [
  ['Pending', 'Payment Declined', 'release'],
  ['Pending', 'Authorized', 'keep'],
  ['Pending', 'Canceled', 'release'],
  ['Payment Declined', 'Authorized', 'reserve'],
  ['Payment Declined', 'Canceled', 'keep'],
  ['Authorized', 'Shipped', 'ship'],
  ['Authorized', 'Canceled', 'release'],
]

describe('order states', () => {
  it.each(moves)('%s → %s: %s', (from, to, effect) => {
    expect(transitions[from][to]).toBe(effect)
  })

  it('allows no other move', () => {
    const possible = statuses.flatMap((from) =>
      allowedStatuses(from).map((to) => `${from} → ${to}`),
    )
    expect(possible).toEqual(moves.map(([from, to]) => `${from} → ${to}`))
  })

  it('holds stock at most once and never gives back what it does not hold', () => {
    const holdingAfter = { keep: null, release: false, reserve: true, ship: false } as const
    const walk = (status: OrderStatus, holding: boolean) => {
      for (const [to, effect] of Object.entries(transitions[status])) {
        if (effect === 'release' || effect === 'ship') expect(holding).toBe(true)
        if (effect === 'reserve') expect(holding).toBe(false)
        walk(to as OrderStatus, holdingAfter[effect] ?? holding)
      }
    }
    walk('Pending', true)
  })
})
