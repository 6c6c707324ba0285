import { expect, test } from 'vitest'
import { awaitsCheckout } from './add-rule.ts'

const line = { option_code: 'mombasa-sedan', currency: 'USD' }
const same = { code: 'mombasa-sedan', currency: 'USD' }

test.each([
  ['an empty basket', { lines: [] }, same, null],
  ['the same destination', { lines: [line] }, same, null],
  ['another destination', { lines: [line] }, { ...same, code: 'durban-sedan' }, 'place'],
  ['another body group', { lines: [line] }, { ...same, code: 'mombasa-suv' }, 'place'],
  ['no destination beside one', { lines: [line] }, { ...same, code: null }, 'place'],
  ['a destination beside none', { lines: [{ ...line, option_code: null }] }, same, 'place'],
  [
    'no destination twice',
    { lines: [{ ...line, option_code: null }] },
    { ...same, code: null },
    null,
  ],
  ['another currency', { lines: [line] }, { ...same, currency: 'KES' }, 'currency'],
  ['a pending quote', { lines: [line], quotePending: true }, same, 'quote'],
])('%s', (_case, basket, added, awaits) => {
  expect(awaitsCheckout({ quotePending: false, ...basket }, added)).toBe(awaits)
})
