import { expect, test } from 'vitest'
import { savedSearchPath } from '../shared/addresses/saved-search-path.ts'
import { allCars, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { facetsCall } from './search-call.ts'

const lusaka = {
  country: 'ZM',
  city: 'Lusaka',
  way: 'zm-dar-lun',
  shipping: 'RORO',
  port: 'dar-es-salaam',
  insurance: false,
} as const

test.each([
  {},
  { class: null, make: 'toyota', model: 'hilux' },
  { class: 'commercial', min: 500, max: 8000 },
  { max: 8000, filters: 'year=2012-2016&mileage=-100000&fuel=diesel,hybrid&body=suv' },
  { filters: 'drive=4wd&seats=7&features=leather-seats,sunroof&pictures=yes' },
  { min: 500, filters: 'words=d%26b+sr5&import=yes&budget=8000' },
] as const)('a saved search leads to where it was saved: %j', (query) => {
  const there = { ...allCars, ...query }
  expect(savedSearchPath(facetsCall(there, lusaka))).toBe(vehiclesPath(there))
})
