import { translatorOf } from '@bandari/i18n/catalogues'
import { refusalOf } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { lineRefusalSentence } from './line-refusal.ts'

const { formatSentence } = translatorOf('en')
const limit =
  'Due to technical limitations we are not able to ship more than 25 items in one order.'

it.each([
  [
    406,
    { reason: 'a maximum of 3 can be bought', code: 'max_quantity' },
    3,
    'Sorry, only 3 available',
  ],
  [
    406,
    { reason: 'a maximum of 0 can be bought', code: 'max_quantity' },
    0,
    'Sorry, item is out of stock',
  ],
  [406, { reason: 'Item is unavailable', code: 'unavailable' }, 1, 'Sorry, item is out of stock'],
  [406, { reason: limit, code: 'basket_limit' }, 25, limit],
  [0, null, 3, 'The basket could not be changed. Please try again.'],
])('%d %j, %d left: %s', (status, body, max_quantity, sentence) => {
  expect(formatSentence(lineRefusalSentence(refusalOf(status, body), { max_quantity }))).toBe(
    sentence,
  )
})
