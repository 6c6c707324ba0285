import { expect, test } from 'vitest'
import { addRefusalSentence } from './add-refusal.ts'
import { purchaseMessages as messages } from './purchase-messages.ts'

const noFields = { fields: {}, codes: {}, fieldValues: {} }

test.each([
  [406, 'unavailable', 'Item is unavailable', 'shared.unavailable'],
  [406, 'items_awaiting_checkout', 'You have items awaiting checkout.', messages.awaitingCheckout],
  [406, null, null, messages.awaitingCheckout],
  [406, 'max_quantity', 'a maximum of 3 can be bought', messages.onlyAvailable(3)],
  [406, 'basket_limit', 'A basket holds 25 at most.', 'A basket holds 25 at most.'],
  [500, null, null, messages.failed],
  [503, 'partner_silent', 'Our partner does not answer.', messages.partnerSilent],
  [503, 'database_unavailable', 'Try again in a few seconds.', 'Try again in a few seconds.'],
  [503, null, null, messages.failed],
  [502, null, 'Bad gateway', messages.failed],
  [0, null, null, messages.unreachable],
] as const)('%i %s %s', (status, code, message, sentence) => {
  expect(addRefusalSentence({ status, code, message, values: { count: 3 }, ...noFields })).toEqual(
    sentence,
  )
})
