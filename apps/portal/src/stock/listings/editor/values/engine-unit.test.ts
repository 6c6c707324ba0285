import { expect, it } from 'vitest'
import { withEngineUnit } from './engine-unit.ts'

it.each([
  ['1500', '1500 cc'],
  ['1,500', '1,500 cc'],
  ['998', '998 cc'],
  ['1.5', '1.5 L'],
  ['1,5', '1,5 L'],
  ['15', '15'],
  ['1,500 cc', '1,500 cc'],
  ['40 kWh', '40 kWh'],
  ['', ''],
])('%j is shown as %j', (value, shown) => {
  expect(withEngineUnit(value)).toBe(shown)
})
