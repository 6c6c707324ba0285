import { describe, expect, test } from 'vitest'
import {
  allCars,
  makePath,
  readMakePath,
  readVehiclesPath,
  type VehicleQuery,
  vehiclesPath,
} from './vehicle-query.ts'

/** The segments as react-router hands them over: decoded, by name. */
function segments(path: string, names: readonly string[]) {
  const values = path.split('/').slice(2).map(decodeURIComponent)
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

const seven = ['page', 'min', 'max', 'st', 'sv', 'svm', 'sorted']
const four = ['make', 'first', 'second', 'third']

describe('the seven segments (buyer spec §2)', () => {
  test.each<[string, Partial<VehicleQuery>]>([
    ['/search/1/0/0/1/*/*/*', {}],
    [
      '/search/3/500/8000/1/toyota/corolla-fielder/1',
      {
        page: 3,
        min: 500,
        max: 8000,
        make: 'toyota',
        model: 'corolla-fielder',
        sort: 'descending',
      },
    ],
    ['/search/1/0/0/1/*/*/0', { sort: 'ascending' }],
    ['/search/1/0/0/2/isuzu/*/*', { class: 'commercial', make: 'isuzu' }],
    ['/search/1/0/0/*/volvo/*/*', { class: null, make: 'volvo' }],
    ['/search/2/0/0/1/Land%20Rover/*/*', { page: 2, make: 'Land Rover' }],
  ])('%s is read and written', (path, query) => {
    const whole = { ...allCars, ...query }
    expect(readVehiclesPath(segments(path, seven))).toEqual(whole)
    expect(vehiclesPath(whole)).toBe(path)
  })

  test.each([
    ['any class but 1 is commercial', '/search/1/0/0/0/*/*/*', { class: 'commercial' }],
    ['`any` is no model', '/search/1/0/0/1/bmw/any/*', { make: 'bmw' }],
    ['0 is no model', '/search/1/0/0/1/bmw/0/*', { make: 'bmw' }],
    ['only 1 sorts downwards', '/search/1/0/0/1/*/*/x', { sort: 'ascending' }],
  ] as const)('%s', (_, path, query) => {
    expect(readVehiclesPath(segments(path, seven))).toEqual({ ...allCars, ...query })
  })

  test.each([
    '/search/0/0/0/1/*/*/0',
    '/search/x/0/0/1/*/*/0',
    '/search/1/-5/0/1/*/*/0',
    '/search/1/0/1e9/1/*/*/0',
  ])('%s is none', (path) => {
    expect(readVehiclesPath(segments(path, seven))).toBeNull()
  })
})

describe('a make with shilling prices (contract C17, C27), 129 to the dollar', () => {
  test.each<[string, Partial<VehicleQuery>]>([
    ['/search/toyota', { class: null, make: 'toyota' }],
    ['/search/cars/0/1500000', { max: 11_628 }],
    ['/search/toyota/100000/1500000', { class: null, make: 'toyota', min: 775, max: 11_628 }],
    ['/search/toyota/vitz', { class: null, make: 'toyota', model: 'vitz' }],
    [
      '/search/toyota/vitz/100000/1500000',
      { class: null, make: 'toyota', model: 'vitz', min: 775, max: 11_628 },
    ],
    ['/search/toyota/vitz/100000', { class: null, make: 'toyota', model: 'vitz', min: 775 }],
    ['/search/toyota/1500000/100000', { class: null, make: 'toyota', min: 775, max: 11_628 }],
    ['/search/toyota/1000/9000', { class: null, make: 'toyota', min: 7, max: 70 }],
    ['/search/mazda/3/100000', { class: null, make: 'mazda', model: '3', min: 775 }],
    ['/search/mazda/3', { class: null, make: 'mazda', model: '3' }],
    [
      '/search/peugeot/3008/0/1500000',
      { class: null, make: 'peugeot', model: '3008', max: 11_628 },
    ],
    ['/search/toyota/*/0/1500000', { class: null, make: 'toyota', max: 11_628 }],
  ])('%s', (path, query) => {
    expect(readMakePath(segments(path, four), 129)).toEqual({ ...allCars, ...query })
  })

  test.each([
    '/search/toyota/vitz/cheap',
    '/search/toyota/100000/1500000/9',
    '/search/toyota/vitz/1/much',
  ])('%s is none', (path) => {
    expect(readMakePath(segments(path, four), 129)).toBeNull()
  })

  test.each([
    [{ make: '', from: '', to: '1500000' }, '/search/cars/0/1500000'],
    [{ make: 'toyota', from: '100000', to: '1500000' }, '/search/toyota/100000/1500000'],
    [{ make: 'toyota' }, '/search/toyota'],
    [{}, '/search/cars'],
  ])('%j goes to %s', (search, path) => {
    expect(makePath(search)).toBe(path)
  })
})
