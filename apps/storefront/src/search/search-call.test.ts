import { expect, test } from 'vitest'
import { allCars } from '../shared/addresses/vehicle-query.ts'
import { facetsCall, searchCall } from './search-call.ts'

test.each([
  [{}, { page: '1', ordering: 'recommended', class: 'cars' }],
  [
    { sort: 'descending', page: 3 },
    { page: '3', ordering: '-price', class: 'cars' },
  ],
  [
    { min: 500, max: 8000 },
    { page: '1', ordering: 'recommended', class: 'cars', price__range: '500__8000' },
  ],
  [{ max: 8000 }, { page: '1', ordering: 'recommended', class: 'cars', price__range: '0__8000' }],
  [{ sort: 'ascending' }, { page: '1', ordering: 'price', class: 'cars' }],
  [{ filters: 'words=sr5' }, { page: '1', ordering: 'match', class: 'cars', search: 'sr5' }],
  [
    { market: 'local', class: null, make: 'toyota', filters: 'seats=7&listed=7' },
    {
      page: '1',
      ordering: '-date_created',
      market: 'local',
      make: 'toyota',
      seats: '7',
      listed_within: 7,
    },
  ],
  [{ min: 500 }, { page: '1', ordering: 'recommended', class: 'cars', price__range: '500__' }],
  [
    { class: null, make: 'toyota', model: 'vitz' },
    { page: '1', ordering: 'recommended', make: 'toyota', model: 'vitz' },
  ],
] as const)('%j', (query, call) => {
  expect(searchCall({ ...allCars, ...query }, null)).toEqual(call)
})

const lusaka = {
  country: 'ZM',
  city: 'Lusaka',
  way: 'zm-dar-lun',
  shipping: 'RORO',
  port: 'dar-es-salaam',
  insurance: false,
} as const
const toLusaka = {
  to_country: 'ZM',
  to_city: 'Lusaka',
  to_route: 'zm-dar-lun',
  shipping: 'RORO',
  insurance: false,
}

test.each([
  ['', { ordering: 'price' }],
  ['by=door', { ordering: 'landed' }],
  ['by=year', { ordering: 'year' }],
  ['by=colour', { ordering: 'price' }],
  ['import=yes&budget=8000', { ordering: 'price', may_import: true, budget: 8000 }],
] as const)('to a destination: %s', (filters, call) => {
  const query = { ...allCars, sort: 'ascending', filters } as const
  expect(searchCall(query, lusaka)).toEqual({ page: '1', class: 'cars', ...toLusaka, ...call })
  // A link from somebody else asks nothing about a destination that this visitor has not chosen.
  const ordering = filters === 'by=year' ? 'year' : 'price'
  expect(searchCall(query, null)).toEqual({ page: '1', class: 'cars', ordering })
})

test('counts are the same for every destination until it decides something', () => {
  expect(facetsCall({ ...allCars, filters: 'by=door' }, lusaka)).toEqual({ class: 'cars' })
  const fetched = { ...lusaka, way: 'TZDAR' }
  expect(facetsCall({ ...allCars, filters: 'budget=8000' }, fetched)).toEqual({
    class: 'cars',
    to_country: 'ZM',
    to_city: 'Lusaka',
    to_port: 'TZDAR',
    shipping: 'RORO',
    insurance: false,
    budget: 8000,
  })
})

test('the insurance that was chosen with the destination is in what is found and told', () => {
  const insured = { ...lusaka, insurance: true }
  expect(searchCall({ ...allCars, filters: 'budget=8000' }, insured)).toMatchObject({
    ...toLusaka,
    insurance: true,
    budget: 8000,
  })
})
