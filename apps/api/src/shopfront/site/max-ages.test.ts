import { operationTable } from '@bandari/sdk/operations'
import { describe, expect, it } from 'vitest'
import {
  pageMaxAge,
  pagesSitemapMaxAge,
  pageStaleWhileRevalidate,
  stockPageMaxAge,
} from './max-ages.ts'

/**
 * A change by staff is live within a minute: this adds up the longest times that each cache on the way may serve the
 * old state.
 */

const minute = 60
const kept = [
  'listArticles',
  'getPromotions',
  'listDeals',
  'listDestinations',
  'listCountries',
  'getCountry',
  'listOptions',
  'getOption',
] as const

describe.each(kept)('%s', (operation) => {
  const { maxAge, staleWhileRevalidate } = operationTable[operation].cache

  it('is in a browser within a minute', () => {
    // In our process, then in the browser.
    expect(maxAge + maxAge + staleWhileRevalidate).toBeLessThanOrEqual(minute)
  })

  it('is on a rendered page within a minute', () => {
    // In our process, in the cached page, then in the browser.
    expect(maxAge + pageMaxAge + pageMaxAge + pageStaleWhileRevalidate).toBeLessThanOrEqual(minute)
  })
})

it('is in the sitemap within a minute', () => {
  expect(pagesSitemapMaxAge).toBeLessThanOrEqual(minute)
})

/** A sold car must not read AVAILABLE: stock is cached nowhere but in a rendered page, for a second. */
it.each([
  'getProduct',
  'getProductDocument',
  'getProductAvailability',
  'listStockRecords',
] as const)('%s is on a page within a second', (operation) => {
  const { maxAge, staleWhileRevalidate } = operationTable[operation].cache
  expect(maxAge + staleWhileRevalidate + stockPageMaxAge).toBeLessThanOrEqual(1)
})
