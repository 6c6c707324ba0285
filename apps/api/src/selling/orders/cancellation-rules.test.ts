import { describe, expect, it } from 'vitest'
import { cancellationWay } from './cancellation-rules.ts'

type Order = Parameters<typeof cancellationWay>[0]

const unpaid: Order = {
  status: 'Pending',
  payments: [],
  reports: [],
  is_money_under_way: false,
  cancellation: null,
}
const received = { kind: 'received', amount: 520_000 }
const refunded = { kind: 'refunded', amount: -520_000 }
const open = { answered_at: null }
const answered = { answered_at: '2026-03-03T09:00:00Z' }

describe('cancellationWay', () => {
  it.each<[string, Partial<Order>, string]>([
    ['is at once while nothing is paid', {}, 'at-once'],
    ['is at once after the payment was declined', { status: 'Payment Declined' }, 'at-once'],
    ['is at once when what came went back', { payments: [received, refunded] }, 'at-once'],
    ['is at once when a reported payment was not found', { reports: [answered] }, 'at-once'],
    [
      'does not count what banks deducted',
      { payments: [{ kind: 'bank-charges', amount: 30_00 }] },
      'at-once',
    ],
    ['is asked for when a part is here', { payments: [{ kind: 'received', amount: 1 }] }, 'ask'],
    ['is asked for when the buyer said that they paid', { reports: [answered, open] }, 'ask'],
    ['is asked for when a method sees money coming', { is_money_under_way: true }, 'ask'],
    ['is asked for once paid', { status: 'Authorized', payments: [received] }, 'ask'],
    [
      'is asked for where a paid order was refunded',
      { status: 'Authorized', payments: [received, refunded] },
      'ask',
    ],
    [
      'is asked for again after a refusal',
      { reports: [open], cancellation: { state: 'declined' } },
      'ask',
    ],
    [
      'is asked for once at a time',
      { reports: [open], cancellation: { state: 'waiting' } },
      'none',
    ],
    ['is over with the shipment', { status: 'Shipped', payments: [received] }, 'none'],
    ['is over with the cancellation', { status: 'Canceled' }, 'none'],
  ])('%s', (_, changed, way) => {
    expect(cancellationWay({ ...unpaid, ...changed })).toBe(way)
  })
})
