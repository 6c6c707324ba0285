import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type ItemQuery, itemPath, itemsPath, readItemsPath } from './item-query.ts'

const radios: ItemQuery = { q: 'car radio', min: 0, max: 0, page: 1, sort: 'b', type: null }

describe('itemsPath', () => {
  it('is /partner-one-search/{q}/{min}/{max}/{page}/{sort}', () => {
    expect(itemsPath({ q: 'car radio' })).toBe('/partner-one-search/car%20radio/0/0/1/b')
    expect(itemsPath({ q: 'car radio', min: 500, max: 1000, page: 3, sort: 'd' })).toBe(
      '/partner-one-search/car%20radio/500/1000/3/d',
    )
  })

  it('of a category is /partner-one-search-cat/…/{type}', () => {
    expect(itemsPath({ q: 'shirt', sort: 'a', type: 'mens-fashion' })).toBe(
      '/partner-one-search-cat/shirt/0/0/1/a/mens-fashion',
    )
  })

  it.each(['car radio', 'a/b', '50%', 'ü & ß?', '#1', '..', '.', '<script>', '🚗'])(
    'is read as it was written: %s',
    (q) => {
      const { pathname } = new URL(itemsPath({ ...radios, q, type: 'cars' }), 'http://any.example')
      const path = '/partner-one-search-cat/:q/:min/:max/:page/:sort/:type'
      const [match] = matchRoutes([{ path }], pathname) ?? []
      const read = readItemsPath(match?.params ?? {})
      expect(read).toEqual({ ...radios, q: read?.q, type: 'cars' })
      expect(read?.q.trim()).toBe(q)
    },
  )
})

describe('readItemsPath', () => {
  const segments = { q: 'radio', min: '0', max: '0', page: '1', sort: 'b' }

  it.each([
    [{ page: '0' }],
    [{ page: 'x' }],
    [{ min: '-1' }],
    [{ max: '1.5' }],
    [{ q: ' ' }],
    [{ q: 'a'.repeat(256) }],
  ])('%j leads nowhere', (wrong) => {
    expect(readItemsPath({ ...segments, ...wrong })).toBeNull()
  })

  it('reads bounds either way round; 0 is none', () => {
    expect(readItemsPath({ ...segments, min: '900', max: '100' })).toMatchObject({
      min: 100,
      max: 900,
    })
    expect(readItemsPath({ ...segments, min: '900' })).toMatchObject({ min: 900, max: 0 })
  })

  it.each([
    ['d', 'd'],
    ['a', 'a'],
    ['b', 'b'],
    ['x', 'b'],
  ])('sort code %s is %s', (sort, read) => {
    expect(readItemsPath({ ...segments, sort })?.sort).toBe(read)
  })
})

it('an item is at /item-details/{id}/{price}', () => {
  expect(itemPath({ id: '110500001', price: 49.99 })).toBe('/item-details/110500001/49.99')
  expect(itemPath({ id: 'v1|25|0', price: 20 })).toBe('/item-details/v1%7C25%7C0/20')
})
