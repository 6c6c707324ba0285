import { expect, it } from 'vitest'
import { changeOf, itemsOf } from './order-labels.ts'

const line = {
  image: '',
  title: 'Toyota Vitz',
  qty: 1,
  price: '4500.00',
  product_id: 1,
  identity: null,
  fit: null,
}

it.each([
  [[], ''],
  [[line], 'Toyota Vitz'],
  [[line, line, line], 'Toyota Vitz and 2 more'],
])('names the items of %j', (lines, words) => {
  expect(itemsOf({ lines })).toBe(words)
})

it.each([
  ['{"status":"Pending"}', '{"status":"Authorized"}', 'Pending → Authorized'],
  ['{"status": "Authorized"}', '{"refund": {}, "status": "Canceled"}', 'Authorized → Canceled'],
  ['{"total": "5200.00"}', '{"total": "5285.80", "insurance": "85.80"}', '5200.00 → 5285.80'],
  ['{"due": "5200.00"}', '{"due": "3200.00", "method": "bank"}', '5200.00 → 3200.00'],
  [null, '{"note":"x"}', '{"note":"x"}'],
  ['{"a":1}', '{"a":2}', '{"a":1} → {"a":2}'],
])('from %s to %s reads %j', (before, after, words) => {
  expect(changeOf(before, after)).toBe(words)
})
