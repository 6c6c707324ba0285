import { expect, test } from 'vitest'
import { basketConflict } from './basket-conflict.ts'

const line = { option_code: 'mombasa-sedan', country_code: 'KE', currency: 'USD' }
const same = { code: 'mombasa-sedan', country: 'KE', currency: 'USD' }

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
  ['another country by the same port', { lines: [line] }, { ...same, country: 'UG' }, 'place'],
  ['a country beside none', { lines: [{ ...line, country_code: null }] }, same, null],
  ['another currency', { lines: [line] }, { ...same, currency: 'KES' }, 'currency'],
  ['a pending quote', { lines: [line], quotePending: true }, same, 'quote'],
])('%s', (_case, basket, added, awaits) => {
  expect(basketConflict({ quotePending: false, ...basket }, added)).toBe(awaits)
})
