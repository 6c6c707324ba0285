import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tradeCurrency } from '../core/money.ts'
import { isLocalCurrency } from '../pricing/exchange-rates/currencies.data.ts'

const folder = new URL('../../reference/import-rules/', import.meta.url)
const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name))

it.each(files)('every currency that the import rules in %s name can be given a rate', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const named = [...text.matchAll(/"currency":\s*"([A-Z]{3})"/g)].map(([, code = '']) => code)
  const unknown = named.filter((code) => code !== tradeCurrency && !isLocalCurrency(code))
  expect([...new Set(unknown)]).toEqual([])
})

it('looks at all countries', () => {
  expect(files.length).toBeGreaterThan(20)
})
