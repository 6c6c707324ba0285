import { describe, expect, it } from 'vitest'
import { validateListingWish } from './listing-rules.ts'

const ours = {
  vendor_id: null,
  status: 'live',
  taken_down: false,
  quantity: 5,
  reserved: 2,
} as const
const theirs = { ...ours, vendor_id: 7 }
const reason = 'The photos are of another car.'

describe('validateListingWish', () => {
  it.each([
    ['nothing', ours, {}, 'no-change'],
    ['what is so already', ours, { taken_down: false, num_in_stock: 5 }, 'no-change'],
    ['down', ours, { taken_down: true, reason }, 'ok'],
    ['down without a reason', ours, { taken_down: true }, 'no-reason'],
    ['down for a cause that says enough', theirs, { taken_down: true, cause: 'pictures' }, 'ok'],
    ['down for another cause', theirs, { taken_down: true, cause: 'other' }, 'no-reason'],
    [
      'restored without a reason',
      { ...theirs, taken_down: true },
      { taken_down: false, cause: 'pictures' },
      'no-reason',
    ],
    [
      'down with stock, whose change has no cause',
      ours,
      { taken_down: true, cause: 'pictures', num_in_stock: 4 },
      'no-reason',
    ],
    ['our draft down', { ...ours, status: 'draft' }, { taken_down: true, reason }, 'a-draft'],
    [
      'our draft restored',
      { ...ours, status: 'draft', taken_down: true },
      { taken_down: false, reason },
      'ok',
    ],
    ['a vendor’s draft down', { ...theirs, status: 'draft' }, { taken_down: true, reason }, 'ok'],
    ['a vendor’s stock', theirs, { num_in_stock: 4, reason }, 'of-a-vendor'],
    ['a vendor’s stock as it is', theirs, { num_in_stock: 5, taken_down: true, reason }, 'ok'],
    ['stock', ours, { num_in_stock: 2, reason }, 'ok'],
    ['stock below what is promised', ours, { num_in_stock: 1, reason }, 'promised'],
    ['stock without a reason', ours, { num_in_stock: 9 }, 'no-reason'],
  ] as const)('%s', (_, listing, wish, result) => {
    expect(validateListingWish(listing, wish)).toBe(result)
  })
})
