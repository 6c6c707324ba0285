import { expect, it } from 'vitest'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import { nextCheck } from './next-check.ts'

const now = new Date('2026-11-25T12:00:00Z')
const fresh = new Date('2026-11-25T11:00:00Z')
const days = new Date('2026-11-20T12:00:00Z')
const long = new Date('2026-09-20T12:00:00Z')
const confirmed = (confirmations: number) => ({ isConfirmed: true, confirmations })

it.each<
  [string, OrderStatus, Date, { isConfirmed: boolean; confirmations: number }[], number | null]
>([
  ['just ordered', 'Pending', fresh, [], 5],
  ['ordered days ago', 'Pending', days, [], 60],
  ['something is on its way', 'Canceled', long, [{ isConfirmed: false, confirmations: 0 }], 1],
  ['it counts, and is young', 'Authorized', fresh, [confirmed(3)], 10],
  ['it is settled, more may come', 'Authorized', days, [confirmed(100)], 24 * 60],
  ['given up: a late payment may come', 'Canceled', days, [], 24 * 60],
  ['long ago, and settled', 'Shipped', long, [confirmed(100)], null],
  ['long ago, and nothing came', 'Canceled', long, [], null],
])('%s', (_what, status, placed, arrived, minutes) => {
  const next = nextCheck({ status, placed, arrived }, now)
  expect(next && (next.getTime() - now.getTime()) / 60_000).toBe(minutes)
})
