import { expect, test } from 'vitest'
import { recipientsOf } from './offer-recipients.ts'

test.each([
  [null, 'open', 'buyer', false, ['seller']],
  [null, 'open', 'buyer', true, []],
  ['countered', 'open', 'buyer', false, ['seller']],
  ['countered', 'open', 'buyer', true, []],
  ['countered', 'accepted', 'buyer', false, ['seller']],
  ['open', 'withdrawn', 'buyer', false, []],
  ['accepted', 'withdrawn', 'buyer', false, ['seller']],
  ['open', 'declined', 'seller', false, ['buyer']],
  // What the floor declined reads as what the seller did.
  ['open', 'declined', 'seller', true, ['buyer']],
  ['open', 'expired', 'clock', false, ['buyer']],
  ['countered', 'expired', 'clock', false, ['buyer', 'seller']],
  ['accepted', 'expired', 'clock', false, ['buyer', 'seller']],
] as const)('from %s to %s by the %s, hidden %s: to %j', (from, to, by, isHidden, recipients) => {
  expect(recipientsOf({ from, to, by, isHidden })).toEqual(recipients)
})
