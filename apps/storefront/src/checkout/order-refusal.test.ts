import { translatorOf } from '@bandari/i18n/catalogues'
import { refusalOf } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { orderError } from './order-refusal.ts'

const { formatSentence } = translatorOf('en')
const sold = "'Toyota Vitz' is no longer available to buy (no stock available)."
const nothing = 'Nothing was ordered, and your basket is as it was.'
const other = 'Unable to proceed - Contact customer service, quoting the error message'

it.each([
  [401, { detail: 'Invalid token.' }, 'Invalid token Error', "You're currently not logged in"],
  [406, { basket: [sold], code: 'unavailable' }, 'Sorry, item is out of stock', nothing],
  [406, { basket: [sold], code: 'max_quantity' }, 'Sorry, item is out of stock', nothing],
  [
    406,
    { non_field_errors: ['Cannot checkout with empty basket'] },
    'Cannot checkout with empty basket Error',
    other,
  ],
  [
    406,
    { non_field_errors: ['You have 3 orders that are not paid for yet.'], code: 'too_many_unpaid' },
    'No further order for now',
    null,
  ],
  [
    406,
    { basket: ["'Toyota Vitz' cannot be ordered to this destination."], code: 'import_blocked' },
    'This vehicle may not be imported',
    null,
  ],
  [
    406,
    { basket: ["Please confirm for 'Toyota Vitz'."], code: 'import_not_accepted' },
    'Please confirm what is told about importing',
    null,
  ],
  [
    406,
    { basket: ["Please confirm that you order 'Brake pads'."], code: 'fit_not_accepted' },
    'Please confirm what does not fit',
    null,
  ],
  [
    429,
    { detail: 'You have placed 10 orders within an hour.', code: 'too_many_orders' },
    'No further order for now',
    null,
  ],
  [0, null, 'Network Error', other],
  [502, '<html>', 'Server Error', other],
  [418, null, 'Order (418) Error', other],
])('%d %j: %s — %s', (status, body, title, sentence) => {
  const error = orderError(refusalOf(status, body))
  expect([formatSentence(error.title), error.sentence && formatSentence(error.sentence)]).toEqual([
    title,
    sentence,
  ])
})
