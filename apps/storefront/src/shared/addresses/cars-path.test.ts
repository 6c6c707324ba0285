import { expect, it } from 'vitest'
import { anyCars, type CarsChoice, carsPath, readCarsPath } from './cars-path.ts'

it.each<[Partial<CarsChoice>, string]>([
  [{}, '/cars'],
  [{ make: 'toyota' }, '/cars/toyota'],
  [{ make: 'toyota', model: 'vitz' }, '/cars/toyota/vitz'],
  [{ make: 'toyota', model: 'vitz', country: 'zambia' }, '/cars/toyota/vitz/zambia'],
  [{ make: 'toyota', country: 'zambia' }, '/cars/toyota/in/zambia'],
  [{ body: 'suv' }, '/cars/body/suv'],
  [{ body: 'suv', country: 'zambia' }, '/cars/body/suv/zambia'],
  [{ country: 'zambia' }, '/cars/in/zambia'],
])('%j is at %s, and nowhere else', (choice, path) => {
  expect(carsPath(choice)).toBe(path)
  expect(readCarsPath(path.slice('/cars/'.length))).toEqual({ ...anyCars, ...choice })
})

it.each([
  'in',
  'body',
  'toyota/in',
  'in/zambia/lusaka',
  'toyota/vitz/zambia/lusaka',
  'Toyota',
  'toyota/Ist 1.5',
  'toyota/%00',
])('%s is no page', (rest) => {
  expect(readCarsPath(rest)).toBeNull()
})
