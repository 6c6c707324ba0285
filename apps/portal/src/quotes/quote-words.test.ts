import type { QuoteLine } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { contentsOf, stateLook } from './quote-words.ts'

it.each([
  ['pending', null, false, 'Waiting'],
  ['answered', null, false, 'Answered'],
  ['answered', null, true, 'Basket changed'],
  ['answered', '100118', false, 'Ordered'],
  ['closed', '100118', false, 'Ordered'],
  ['closed', null, false, 'Closed'],
] as const)('%s, order %s, lapsed %j: %s', (state, order_number, is_lapsed, word) => {
  expect(stateLook({ state, order_number, is_lapsed }).word).toBe(word)
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
