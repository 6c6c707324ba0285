import { expect, it } from 'vitest'
import { countOf, type StockCount } from './stock.ts'

const stock: StockCount[] = [
  { market: 'export', state: 'draft', count: 4 },
  { market: 'export', state: 'live', count: 17_999 },
  { market: 'local', state: 'live', count: 2000 },
]

it.each([
  ['export', 'live', 17_999],
  ['export', undefined, 18_003],
  ['local', 'draft', 0],
  ['local', undefined, 2000],
] as const)('%s, %s: %d', (market, state, count) => {
  expect(countOf(stock, market, state)).toBe(count)
})
