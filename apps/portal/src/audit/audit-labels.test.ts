import { expect, it } from 'vitest'
import { actionLabel } from '../staff/record/action-label.ts'
import { accessFacts, actorLabel, fieldLabel, subjectTitle } from './audit-labels.ts'

it.each([
  ['move-order', 'Moved order'],
  ['pay-payout-batch', 'Paid payout batch'],
  ['update-request', 'Changed request'],
  ['frobnicate-listing', 'Frobnicate listing'],
])('%s reads %s', (action, words) => {
  expect(actionLabel(action)).toBe(words)
})

it('names the subject, the person and the field', () => {
  expect(subjectTitle({ subject: 'payout-batch', subject_id: '7', subject_name: null })).toBe(
    'Payout batch 7',
  )
  expect(subjectTitle({ subject: 'order', subject_id: '52', subject_name: '100118' })).toBe(
    'Order 100118',
  )
  expect(subjectTitle({ subject: 'destination', subject_id: 'TZ', subject_name: null })).toBe(
    'Destination Tanzania',
  )
  const grace = { actor_name: 'Grace Banda', actor_email: 'g@example.com', kind: 'change' } as const
  expect(actorLabel(grace)).toBe('Grace Banda')
  const nobody = { actor_name: null, actor_email: null }
  expect(actorLabel({ ...nobody, kind: 'change' })).toBe('The shop itself')
  expect(actorLabel({ ...nobody, kind: 'refusal' })).toBe('Somebody unknown')
  expect(fieldLabel('refund.amount')).toBe('Refund amount')
  expect(fieldLabel('is_destination')).toBe('Is destination')
})

it('tells what is known of an access', () => {
  const after = '{"by":"password","address":"203.0.113.7"}'
  expect(accessFacts({ kind: 'sign-in', after })).toEqual([
    { name: 'Internet address', value: '203.0.113.7' },
    { name: 'By', value: 'password' },
  ])
  expect(accessFacts({ kind: 'change', after })).toEqual([])
  expect(subjectTitle({ subject: 'order', subject_id: 'list', subject_name: null })).toBe(
    'Order: the list',
  )
})
