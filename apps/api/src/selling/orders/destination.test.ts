import { expect, test } from 'vitest'
import { destinationCountry } from './destination.ts'

test.each([
  ['KE', ['KE', 'UG'], 'KE'],
  ['UG', ['KE', 'UG'], 'UG'],
  ['GB', ['KE', 'UG'], null],
  ['GB', ['ZA'], 'ZA'],
  ['GB', [], null],
])('consignee in %s, port of %j: %j', (consignee, served, country) => {
  expect(destinationCountry(consignee, served)).toBe(country)
})
