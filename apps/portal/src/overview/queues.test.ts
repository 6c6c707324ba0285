import { expect, it } from 'vitest'
import { isLate, type QueueName, queueNames, queues, waitingSinceLabel } from './queues.ts'

const oldest_at = '2026-03-02T09:20:00Z'

it.each<[QueueName, string, boolean]>([
  ['quotes', '2026-03-02T09:40:00Z', false],
  ['quotes', '2026-03-02T09:40:01Z', true],
  ['requests', '2026-03-02T21:20:00Z', false],
  ['requests', '2026-03-02T21:20:01Z', true],
  ['orders-overdue', '2026-03-02T09:20:01Z', true],
  ['orders-to-be-paid', '2026-03-09T09:20:00Z', false],
  ['orders-to-be-shipped', '2026-03-09T09:20:00Z', false],
  ['vendor-applications', '2026-03-09T09:20:00Z', false],
  ['mails-that-failed', '2026-03-09T09:20:00Z', false],
])('%s at %s: late %j', (what, now, late) => {
  expect(isLate({ what, count: 2, oldest_at }, Date.parse(now))).toBe(late)
})

it.each(queueNames)('an empty %s is not late', (what) => {
  expect(isLate({ what, count: 0, oldest_at: null }, Date.now())).toBe(false)
  expect(waitingSinceLabel({ what, count: 0, oldest_at: null }, Date.now())).toBe('')
})

it.each<[QueueName, number, string, string]>([
  ['quotes', 3, '2026-03-02T09:34:59Z', 'The longest for 14 min'],
  ['quotes', 1, '2026-03-02T09:20:30Z', 'For less than a minute'],
  ['requests', 2, '2026-03-02T11:35:00Z', 'The longest for 2 h 15 min'],
  ['orders-overdue', 2, '2026-03-05T13:20:00Z', 'The first by 3 d 4 h'],
  ['orders-overdue', 1, '2026-03-02T10:20:00Z', 'By 1 h 0 min'],
  ['quotes', 1, '2026-03-02T09:19:00Z', 'For less than a minute'],
])('%s, %d of them, at %s: %s', (what, count, now, words) => {
  expect(waitingSinceLabel({ what, count, oldest_at }, Date.parse(now))).toBe(words)
})

it('asks for what is past its deadline at the moment', () => {
  const now = '2026-03-02T09:20:00.000Z'
  const address = queues['orders-overdue'].list?.(Date.parse(now)) ?? ''
  const filter = new URL(address, 'https://portal.bandari.example').searchParams.get('filter')
  expect(JSON.parse(filter ?? '')).toEqual({
    status: 'Pending',
    payment_due_lte: now,
    clock_stopped: false,
  })
})
