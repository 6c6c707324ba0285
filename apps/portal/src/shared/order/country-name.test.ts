import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it.each([
  ['https://shop.example/api/countries/KE/', 'Kenya'],
  ['/api/countries/ZM', 'Zambia'],
  ['', ''],
  ['https://shop.example/api/countries/', ''],
])('of %j is %j', (url, name) => {
  expect(countryName(url)).toBe(name)
})
