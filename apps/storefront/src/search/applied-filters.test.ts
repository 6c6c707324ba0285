import { translatorOf } from '@bandari/i18n/catalogues'
import { formatOf } from '@bandari/i18n/format'
import { expect, test } from 'vitest'
import { allCars } from '../shared/addresses/vehicle-query.ts'
import { appliedFilters, clearedPath } from './applied-filters.ts'

const { t, name, locale } = translatorOf('en')
const words = { t, name, format: formatOf(locale) }

const query = {
  ...allCars,
  page: 4,
  min: 500,
  max: 8000,
  make: 'toyota',
  model: 'vitz',
  sort: 'descending',
  filters: 'year=2012-2016&mileage=-100000&fuel=diesel,hybrid&location=yokohama-japan&words=sr5',
} as const

const where = '/search/1/500/8000/1/toyota/vitz/1?year=2012-2016&mileage=-100000'

test('each applied filter leads to the first page of the search without it', () => {
  expect(appliedFilters(words, query, undefined)).toEqual([
    { label: '“sr5”', href: `${where}&fuel=diesel,hybrid&location=yokohama-japan` },
    {
      label: 'Toyota',
      href: `/search/1/500/8000/1/*/*/1?${query.filters}`,
    },
    { label: 'Vitz', href: `/search/1/500/8000/1/toyota/*/1?${query.filters}` },
    { label: '$500 to $8,000', href: `/search/1/0/0/1/toyota/vitz/1?${query.filters}` },
    {
      label: '2012 to 2016',
      href: `/search/1/500/8000/1/toyota/vitz/1?${query.filters.replace('year=2012-2016&', '')}`,
    },
    {
      label: 'Up to 100,000 km',
      href: `/search/1/500/8000/1/toyota/vitz/1?${query.filters.replace('mileage=-100000&', '')}`,
    },
    { label: 'Diesel', href: `${where}&fuel=hybrid&location=yokohama-japan&words=sr5` },
    { label: 'Hybrid', href: `${where}&fuel=diesel&location=yokohama-japan&words=sr5` },
    { label: 'Yokohama Japan', href: `${where}&fuel=diesel,hybrid&words=sr5` },
  ])
})

test('a value is called as its facet calls it', () => {
  const location = [{ value: 'yokohama-japan', label: 'Yokohama, Japan', count: 3 }]
  const facets = { location } as never
  const only = { ...allCars, filters: 'location=yokohama-japan' }
  expect(appliedFilters(words, only, facets).map(({ label }) => label)).toEqual(['Yokohama, Japan'])
})

test.each([
  ['drive=4wd', '4WD'],
  ['seats=7', '7 seats'],
  ['doors=5', '5 doors'],
  ['engine=0-660', 'Up to 660 cc'],
  ['engine=1301-1500', '1,301 to 1,500 cc'],
  ['engine=3001-99999', 'Above 3,000 cc'],
  ['grade=4-5', '4-5'],
  ['features=sunroof', 'Sunroof'],
  ['pictures=yes', 'With pictures'],
  ['listed=7', 'Listed this week'],
])('%s is called %s', (filters, label) => {
  const [only] = appliedFilters(words, { ...allCars, filters }, undefined)
  expect(only).toEqual({ label, href: '/search/1/0/0/1/*/*/*' })
})

test('a class is where one is and no filter', () => {
  expect(appliedFilters(words, allCars, undefined)).toEqual([])
  expect(clearedPath(query)).toBe('/search/1/0/0/1/*/*/1')
})
