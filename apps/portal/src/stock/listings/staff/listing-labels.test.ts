import type { SupportListing } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { validateStock, visibilityDecision, visibilityOf, whyHidden } from './listing-labels.ts'

const headlamp: SupportListing = {
  id: 20418,
  version: 2,
  prod_class: 'parts',
  market: 'local',
  title: 'Toyota Vitz left headlamp',
  subtitle: '',
  reference: 'BND-020418',
  vendor_reference: null,
  part_number: '81170-52470',
  chassis_number: null,
  same_chassis: [],
  seller_id: 11,
  seller_email: 'vendor@example.com',
  seller_name: 'Peter Otieno',
  seller_status: 'approved',
  prod_live: 'live',
  taken_down: false,
  is_visible: true,
  price: '4500.00',
  currency: 'KES',
  num_in_stock: 2,
  num_available: 2,
  location: null,
  contact: null,
  phone_reveals: 0,
  cover_image: 'No_Image_found',
  photos: [],
  date_created: '2026-03-02T09:20:03Z',
  date_updated: '2026-03-02T09:20:03Z',
  public_url: 'https://shop.example/details/20418',
  state: 'live',
  state_since: '2026-03-02T09:20:03Z',
  order_count: 0,
  history: [],
}

const draft = { prod_live: 'draft', is_visible: false } as const
const suspended = { seller_status: 'suspended', is_visible: false } as const
const down = { taken_down: true, is_visible: false } as const

describe('visibilityOf', () => {
  it.each([
    [{}, 'Live', null],
    [{ num_available: 0 }, 'Sold out', null],
    [{ num_available: 0, state: 'ordered' }, 'Ordered', null],
    [{ num_available: 0, num_in_stock: 0, state: 'sold' }, 'Sold', null],
    [draft, 'Draft', 'It is a draft.'],
    [suspended, 'Hidden', 'Its vendor is not approved (suspended).'],
    [{ ...draft, ...down }, 'Taken down', 'Support has taken it down.'],
  ] as const)('%j is %s', (changed, word, why) => {
    const listing = { ...headlamp, ...changed }
    expect(visibilityOf(listing).word).toBe(word)
    expect(whyHidden(listing)).toBe(why)
  })
})

describe('visibilityDecision', () => {
  it('restores what is taken down, and says who reads why', () => {
    const restored = visibilityDecision({ ...headlamp, ...down })
    expect(restored.label).toBe('Restore')
    expect(restored.effect).toContain('vendor@example.com')
    expect(visibilityDecision(headlamp).label).toBe('Take down')
  })
})

describe('validateStock', () => {
  it.each([
    ['9', 2, null],
    ['2', 2, null],
    ['0', 0, null],
    ['1', 2, '2 are promised to orders.'],
    ['', 0, 'A whole number, please.'],
    ['-1', 0, 'A whole number, please.'],
    ['1.5', 0, 'A whole number, please.'],
    ['1000001', 0, 'A whole number, please.'],
  ])('%s with %i promised: %s', (text, promised, result) => {
    expect(validateStock(text, promised)).toBe(result)
  })
})
