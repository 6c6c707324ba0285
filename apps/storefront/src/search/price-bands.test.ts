import { formatOf } from '@bandari/i18n/format'
import { expect, test } from 'vitest'
import { bandChoices, priceBands } from './price-bands.ts'

const inDollars = { market: 'export', format: formatOf('en-KE') } as const

test('500 to 43500 in steps of 500 (buyer spec §9)', () => {
  expect(priceBands[0]).toBe(500)
  expect(priceBands.at(-1)).toBe(43_500)
  expect(priceBands.every((bound, index) => bound === (index + 1) * 500)).toBe(true)
})

test('a bound that is no step stands among them in order', () => {
  const values = bandChoices(775, 'No minimum', inDollars).map(({ value }) => value)
  expect(values.slice(0, 4)).toEqual(['0', '500', '775', '1000'])
  expect(bandChoices(500, 'No minimum', inDollars)).toHaveLength(88)
})
