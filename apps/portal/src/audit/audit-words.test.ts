import { expect, it } from 'vitest'
import { actionWords, actorWords, fieldWords, subjectTitle } from './audit-words.ts'

it.each([
  ['move-order', 'Moved order'],
  ['pay-payout-batch', 'Paid payout batch'],
  ['update-request', 'Changed request'],
  ['frobnicate-listing', 'Frobnicate listing'],
])('%s reads %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

it('names the subject, the person and the field', () => {
  expect(subjectTitle({ subject: 'payout-batch', subject_id: '7', subject_name: null })).toBe(
    'Payout batch 7',
  )
  expect(subjectTitle({ subject: 'order', subject_id: '52', subject_name: '100118' })).toBe(
    'Order 100118',
  )
  expect(actorWords({ actor_name: 'Grace Banda', actor_email: 'g@example.com' })).toBe(
    'Grace Banda',
  )
  expect(actorWords({ actor_name: null, actor_email: null })).toBe('The shop itself')
  expect(fieldWords('refund.amount')).toBe('Refund amount')
  expect(fieldWords('is_destination')).toBe('Is destination')
})
