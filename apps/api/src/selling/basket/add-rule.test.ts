import { expect, test } from 'vitest'
import { awaitsCheckout } from './add-rule.ts'

const line = { option_code: 'mombasa-sedan', currency: 'USD' }
const same = { code: 'mombasa-sedan', currency: 'USD' }

test.each([
  ['an empty basket', { lines: [] }, same, false],
  ['the same destination', { lines: [line] }, same, false],
  ['another destination', { lines: [line] }, { ...same, code: 'durban-sedan' }, true],
  ['another body group', { lines: [line] }, { ...same, code: 'mombasa-suv' }, true],
  ['no destination beside one', { lines: [line] }, { ...same, code: null }, true],
  ['a destination beside none', { lines: [{ ...line, option_code: null }] }, same, true],
  [
    'no destination twice',
    { lines: [{ ...line, option_code: null }] },
    { ...same, code: null },
    false,
  ],
  ['another currency', { lines: [line] }, { ...same, currency: 'KES' }, true],
  ['a pending quote', { lines: [line], quotePending: true }, same, true],
])('%s', (_case, basket, added, awaits) => {
  expect(awaitsCheckout({ quotePending: false, ...basket }, added)).toBe(awaits)
})
