import { expect, test } from 'vitest'
import { vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { isNarrowed, readLocalQuery } from './local-query.ts'

function read(make: string, search = '') {
  const query = readLocalQuery({ params: { make }, search: new URLSearchParams(search) })
  if (!query) throw new Error('no query')
  return query
}

test.each([
  ['toyota', '', false],
  ['toyota', 'page=2', false],
  ['toyota', 'order=0', true],
  ['toyota', 'st=1', true],
  ['toyota', 'min=300000&max=900000&svm=vitz&order=1&by=year', true],
  ['toyota', 'fuel=diesel&pictures=yes&listed=7', true],
  ['*', '', true],
  ['Land%20Rover', '', false],
])('/product-search/%s?%s is read and written', (make, search, narrowed) => {
  const query = read(decodeURIComponent(make), search)
  expect(vehiclesPath(query)).toBe(`/product-search/${make}${search && `?${search}`}`)
  expect(isNarrowed(query)).toBe(narrowed)
})

test('what cannot be read is not asked for', () => {
  expect(vehiclesPath(read('toyota', 'page=x&min=-1&fuel=<b>'))).toBe('/product-search/toyota')
})
