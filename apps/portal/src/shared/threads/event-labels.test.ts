import type { ThreadEvent } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { eventLabel } from './event-labels.ts'

const event: ThreadEvent = { kind: 'request', amount: null, currency: null, valid_until: null }
const answered = { kind: 'quote-answered', amount: '1450.00', currency: 'USD' } as const

it.each<[ThreadEvent, string]>([
  [event, 'Sent by form'],
  [{ ...event, kind: 'quote-asked' }, 'Asked for a shipping quote'],
  [{ ...event, ...answered }, 'Shipping costs $1,450.00.'],
  [
    { ...event, ...answered, valid_until: '2026-06-03' },
    'Shipping costs $1,450.00. The quote is valid until Jun. 3, 2026.',
  ],
])('%j', (given, words) => {
  expect(eventLabel(given)).toBe(words)
})
