import { expect, it } from 'vitest'
import { deliveryState } from './delivery.ts'

const there = new Date('2026-06-02T09:00:00Z')

it.each([
  ['not-delivered', null, false, false, '2026-06-02T09:00:00Z'],
  ['to-answer', there, false, false, '2026-06-02T09:00:00Z'],
  ['to-answer', there, false, false, '2026-06-04T09:00:00Z'],
  ['settled', there, false, false, '2026-06-04T09:00:01Z'],
  ['confirmed', there, true, false, '2026-06-09T09:00:00Z'],
  ['claimed', there, false, true, '2026-06-09T09:00:00Z'],
  // Staff took the step back afterwards.
  ['confirmed', null, true, false, '2026-06-02T09:00:00Z'],
])('%s', (state, deliveredAt, isConfirmed, hasClaim, now) => {
  expect(deliveryState({ deliveredAt, isConfirmed, hasClaim }, new Date(now))).toBe(state)
})
