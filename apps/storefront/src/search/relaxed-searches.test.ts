import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, test } from 'vitest'
import { allCars } from '../shared/addresses/vehicle-query.ts'
import { relaxedSearches } from './relaxed-searches.ts'

const { t } = translatorOf('en')

const query = {
  ...allCars,
  make: 'toyota',
  model: 'vitz',
  max: 500,
  filters: 'colour=gold&words=sr5',
}

test('the filters whose going helps most, with what appears', () => {
  const ways = relaxedSearches(t, query, {
    without: [
      { filter: 'make', count: 0 },
      { filter: 'model', count: 12 },
      { filter: 'price', count: 3400 },
      { filter: 'colour', count: 1 },
      { filter: 'words', count: 60 },
    ],
  })
  expect(ways).toEqual([
    {
      label: 'Search at any price: 3,400 vehicles',
      href: '/search/1/0/0/1/toyota/vitz/*?colour=gold&words=sr5',
    },
    {
      label: 'Search without “sr5”: 60 vehicles',
      href: '/search/1/0/500/1/toyota/vitz/*?colour=gold',
    },
    {
      label: 'Search all models: 12 vehicles',
      href: '/search/1/0/500/1/toyota/*/*?colour=gold&words=sr5',
    },
  ])
})

test('one vehicle is one', () => {
  expect(relaxedSearches(t, query, { without: [{ filter: 'colour', count: 1 }] })).toEqual([
    { label: 'Search any colour: 1 vehicle', href: '/search/1/0/500/1/toyota/vitz/*?words=sr5' },
  ])
})

test('where no single one helps, the name alone or nothing', () => {
  const ways = relaxedSearches(t, query, {
    without: [
      { filter: 'price', count: 0 },
      { filter: 'others', count: 40 },
      { filter: 'all', count: 9000 },
    ],
  })
  expect(ways).toEqual([
    { label: 'Search every Toyota Vitz: 40 vehicles', href: '/search/1/0/0/1/toyota/vitz/*' },
    { label: 'Clear all filters: 9,000 vehicles', href: '/search/1/0/0/1/*/*/*' },
  ])
})

test.each([
  ['a page beyond the last', { ...query, page: 9 }, 'Go to the first page'],
  ['an empty shop', allCars, 'Search all vehicles'],
])('%s', (_, asked, label) => {
  expect(relaxedSearches(t, asked, { without: [] }).map((way) => way.label)).toEqual([label])
})

test('a page beyond the last leads to the first and to the last', () => {
  expect(relaxedSearches(t, { ...allCars, page: 9 }, { count: 51, without: [] })).toEqual([
    { label: 'Go to the first page', href: '/search/1/0/0/1/*/*/*' },
    { label: 'Go to the last page, 3', href: '/search/3/0/0/1/*/*/*' },
  ])
})
