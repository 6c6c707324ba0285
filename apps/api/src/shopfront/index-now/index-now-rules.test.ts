import { offeredLanguages } from '@bandari/i18n'
import { describe, expect, it } from 'vitest'
import {
  changedUrls,
  failureOf,
  isPublicOrigin,
  minutesToWait,
  mostChanges,
} from './index-now-rules.ts'

describe('changedUrls', () => {
  it('names each page once, in each language', () => {
    const urls = changedUrls('https://bandari.co.ke', [
      { product_id: 7, class: 'cars' },
      { product_id: 7, class: 'cars' },
      { product_id: 9, class: 'parts' },
    ])
    expect(urls).toHaveLength(2 * offeredLanguages.length)
    expect(urls).toContain('https://bandari.co.ke/details/7')
    expect(urls).toContain('https://bandari.co.ke/sw/details/9/parts')
  })

  it('takes no more changes at once than make 10,000 addresses', () => {
    const changes = Array.from({ length: mostChanges }, (_, at) => ({
      product_id: at + 1,
      class: 'cars' as const,
    }))
    expect(changedUrls('https://bandari.co.ke', changes).length).toBeLessThanOrEqual(10_000)
  })
})

it.each([
  ['https://bandari.co.ke', true],
  ['http://bandari.co.ke', false],
  ['https://localhost:8080', false],
  ['https://10.0.0.4', false],
  ['https://shop.internal', false],
  ['https://bandari.co.ke:8443', false],
])('%s is public: %s', (origin, isPublic) => {
  expect(isPublicOrigin(origin)).toBe(isPublic)
})

it.each([
  [200, null],
  [202, null],
  [400, 'refused'],
  [403, 'refused'],
  [422, 'refused'],
  [429, 'busy'],
  [503, 'unreachable'],
  [null, 'unreachable'],
])('%s is %s', (status, failure) => {
  expect(failureOf(status)).toBe(failure)
})

it.each([
  [1, 5],
  [2, 10],
  [5, 80],
  [20, 360],
  [2000, 360],
])('after %s failures it waits %s minutes', (failures, minutes) => {
  expect(minutesToWait(failures)).toBe(minutes)
})
