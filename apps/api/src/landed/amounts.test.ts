import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fromMinor, minorDigits, toMinor } from './amounts.ts'
import type { Sheet } from './rules.ts'

const folder = join(import.meta.dirname, '../../reference/import-rules')
const sheets = readdirSync(folder)
  .filter((name) => /^[a-z]{2}\.json$/.test(name))
  .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Sheet).country)

it('counts the money of each country in the minor units that its rules state', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const stated = sheets.map(({ currency, minor_digits }) => [currency, minor_digits])
  expect(sheets.map(({ currency }) => [currency, minorDigits(currency)])).toEqual(stated)
})

it.each([
  ['4185350', 'UGX', 4_185_350],
  ['912000', 'JPY', 912_000],
  ['61225.25', 'ZMW', 6_122_525],
])('reads and writes %s %s without changing it', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor)
  expect(fromMinor(minor, currency)).toBe(amount)
})
