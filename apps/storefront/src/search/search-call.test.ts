import { expect, test } from 'vitest'
import { allCars } from '../shared/vehicle-query.ts'
import { searchCall } from './search-call.ts'

test.each([
  [{}, { page: '1', ordering: 'price', class: 'cars' }],
  [
    { sort: 'descending', page: 3 },
    { page: '3', ordering: '-price', class: 'cars' },
  ],
  [
    { min: 500, max: 8000 },
    { page: '1', ordering: 'price', class: 'cars', price__range: '500__8000' },
  ],
  [{ max: 8000 }, { page: '1', ordering: 'price', class: 'cars', price__range: '0__8000' }],
  [{ min: 500 }, { page: '1', ordering: 'price', class: 'cars', price__range: '500__' }],
  [
    { class: null, make: 'toyota', model: 'vitz' },
    { page: '1', ordering: 'price', make: 'toyota', model: 'vitz' },
  ],
] as const)('%j', (query, call) => {
  expect(searchCall({ ...allCars, ...query })).toEqual(call)
})
