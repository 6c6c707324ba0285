import { expect, test } from 'vitest'
import type { ImportDestination, VehicleText } from '@bandari/sdk'
import { findPath } from './find-path.ts'

const plain: VehicleText = {
  text: 'words',
  corrected: null,
  query: {},
  parts: null,
  place: null,
  money: null,
  number: null,
  counts: { vehicles: 12, parts: 0 },
}

test.each([
  [{}, '/search/1/0/0/*/*/*/*'],
  [{ class: 'cars' as const }, '/search/1/0/0/1/*/*/*'],
  [
    { make: 'toyota', model: 'hilux', year__range: '2012__2012', fuel: 'diesel' },
    '/search/1/0/0/*/toyota/hilux/*?year=2012-2012&fuel=diesel',
  ],
  [{ price__range: '3000__8000' }, '/search/1/3000/8000/*/*/*/*'],
  [
    { price__range: '__5000', mileage__range: '__80000' },
    '/search/1/0/5000/*/*/*/*?mileage=-80000',
  ],
  [{ search: 'sr5 4wd', body: 'suv,sedan' }, '/search/1/0/0/*/*/*/*?body=sedan,suv&words=sr5+4wd'],
])('%j', (query, path) => {
  expect(findPath({ ...plain, query })).toBe(path)
})

test('what was corrected travels along', () => {
  const corrected = { ...plain, text: 'toyta & co', corrected: 'toyota & co' }
  expect(findPath({ ...corrected, query: { make: 'toyota' } })).toBe(
    '/search/1/0/0/*/toyota/*/*?typed=toyta%20%26%20co',
  )
  expect(findPath({ ...corrected, query: { make: 'toyota', search: 'co' } })).toBe(
    '/search/1/0/0/*/toyota/*/*?words=co&typed=toyta%20%26%20co',
  )
})

test.each([
  [{}, '/auto-parts/brake-pads?typed=words'],
  [
    { make: 'toyota', model: 'hiace' },
    '/auto-parts/brake-pads?make=toyota&words=hiace&typed=words',
  ],
])('spares, %j', (query, path) => {
  expect(findPath({ ...plain, query, parts: 'brake-pads' })).toBe(path)
})

const destinations = [
  {
    country: 'ZM',
    places: [
      { city: 'Lusaka', ways: [{ id: 'zm-dar-lun', destination: 'x', shipping: ['RORO'] }] },
    ],
  },
] as unknown as ImportDestination[]

test('a place sets the destination where its routes are known', () => {
  const place = { country: 'ZM', city: 'Lusaka', wish: 'destination' } as const
  const query = { make: 'toyota' }
  const to = encodeURIComponent('country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=x')
  const asked = { kind: null, destinations }
  expect(findPath({ ...plain, query, place }, asked)).toBe(
    `/search/1/0/0/*/toyota/*/*?typed=words&to=${to}`,
  )
  const ghana = { ...place, country: 'GH', city: null }
  expect(findPath({ ...plain, query, place: ghana }, asked)).toBe(
    '/search/1/0/0/*/toyota/*/*?typed=words',
  )
})

test.each([
  [{ kind: 'reference', product: 7, is_spare: false }, '/details/7'],
  [{ kind: 'part', product: 8, is_spare: true }, '/details/8/parts'],
  [{ kind: 'chassis', product: 9, is_spare: false }, '/details/9'],
] as const)('a number leads to its listing, %j', (number, path) => {
  expect(findPath({ ...plain, number: { ...number, typed: 'BN100003' } })).toBe(path)
})

test('of words that may mean either kind, the chosen one is shown', () => {
  const spares = { ...plain, query: { make: 'toyota' }, parts: 'brake-pads' }
  expect(findPath(spares, { kind: 'vehicles', destinations })).toBe('/search/1/0/0/*/toyota/*/*')
  const alone = { ...plain, text: 'roof box', parts: 'roof-racks' }
  expect(findPath(alone, { kind: 'vehicles', destinations })).toBe(
    '/search/1/0/0/*/*/*/*?words=roof+box',
  )
  const vehicles = { ...plain, query: { make: 'toyota' } }
  expect(findPath(vehicles, { kind: 'parts', destinations })).toBe(
    '/auto-parts?make=toyota&typed=words',
  )
})
