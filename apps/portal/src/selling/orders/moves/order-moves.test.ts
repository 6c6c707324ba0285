import type { OrderStatus } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { conflictSentence, validateReason, longestReason, orderMoves } from './order-moves.ts'
import { t } from '../../../language/translator.ts'

describe('orderMoves', () => {
  it.each([
    ['Authorized', 'Payment received', 'optional'],
    ['Shipped', 'Shipped', 'optional'],
    ['Payment Declined', 'Declined', 'required'],
    ['Canceled', 'Cancel', 'required'],
  ] as const)('to %s is "%s", with a reason %s', (status, label, reason) => {
    const move = orderMoves[status]
    expect(t(move.label)).toBe(label)
    expect(move.reason).toBe(reason)
  })
})

describe('validateReason', () => {
  it.each([
    ['Canceled', '', false],
    ['Canceled', '  \n ', false],
    ['Canceled', 'Buyer asked', true],
    ['Payment Declined', '', false],
    ['Authorized', '', true],
    ['Authorized', 'x'.repeat(longestReason), true],
    ['Authorized', 'x'.repeat(longestReason + 1), false],
  ] as [OrderStatus, string, boolean][])('%s with %j: %s', (status, reason, isFine) => {
    expect(validateReason(orderMoves[status], reason) === null).toBe(isFine)
  })
})

describe('conflictSentence', () => {
  const pending = {
    number: '100118',
    status: 'Pending' as const,
    timeline: [
      { status: 'Pending' as const, at: '2026-03-02T09:20:03Z', by: 'Grace Wanjiru', reason: null },
    ],
  }
  const canceled = {
    ...pending,
    status: 'Canceled' as const,
    timeline: [
      ...pending.timeline,
      {
        status: 'Canceled' as const,
        at: '2026-03-02T10:05:00Z',
        by: 'Mary Phiri',
        reason: 'Asked',
      },
    ],
  }

  it('tells who did what, and when', () => {
    expect(conflictSentence(pending, canceled, 'refused')).toBe(
      'Nothing was changed: Mary Phiri made order 100118 Canceled on Mar. 2, 2026, 10:05 AM UTC, while you had it open.',
    )
  })

  it('gives the API’s reason when nobody moved it', () => {
    expect(conflictSentence(pending, pending, 'No stock available.')).toBe(
      'Nothing was changed. No stock available.',
    )
  })
})
