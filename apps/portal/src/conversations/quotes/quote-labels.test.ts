import type { QuoteLine } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { contentsOf, stateLook } from './quote-labels.ts'

it.each([
  ['pending', null, {}, 'Waiting'],
  ['answered', null, {}, 'Answered'],
  ['answered', null, { is_lapsed: true }, 'Basket changed'],
  ['answered', null, { is_expired: true }, 'Expired'],
  ['answered', null, { is_lapsed: true, is_expired: true }, 'Basket changed'],
  ['answered', '100118', {}, 'Ordered'],
  ['closed', '100118', {}, 'Ordered'],
  ['closed', null, {}, 'Closed'],
] as const)('%s, order %s, %j: %s', (state, order_number, ended, word) => {
  const quote = { state, order_number, is_lapsed: false, is_expired: false, ...ended }
  expect(stateLook(quote).word).toBe(word)
})

const line = (title: string, quantity = 1) => ({ title, quantity }) as QuoteLine

it.each([
  [[], 'Nothing'],
  [[line('Hino Ranger')], 'Hino Ranger'],
  [[line('Hino Ranger', 2)], '2 × Hino Ranger'],
  [[line('Hino Ranger'), line('Headlamp'), line('Tyre', 4)], 'Hino Ranger and 2 more'],
])('%#: %s', (lines, words) => {
  expect(contentsOf({ lines })).toBe(words)
})
