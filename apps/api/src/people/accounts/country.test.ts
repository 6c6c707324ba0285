import { expect, test } from 'vitest'
import { countryCodeIn } from './country.ts'

test.each([
  ['https://shop.example/api/countries/KE/', 'KE'],
  ['http://127.0.0.1:8000/api/countries/KE', 'KE'],
  ['/api/countries/KE/', 'KE'],
  ['/countries/KE/', 'KE'],
  ['/api/countries/ke', 'KE'],
  ['/api/countries/KEN/', null],
  ['/api/countries/', null],
  ['/api/products/3/', null],
  ['api/countries/KE/', null],
  ['/api/countries/KE/?page=2', null],
  ['KE', null],
  ['Kenya', null],
  ['', null],
])('%j → %j', (url, code) => {
  expect(countryCodeIn(url)).toBe(code)
})
