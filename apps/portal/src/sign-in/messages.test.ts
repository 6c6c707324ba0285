import { refusalOf, unreachable } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { signInSentence } from './messages.ts'

const other = 'An error has occurred. Please try again or contact customer service.'

it.each([
  [
    400,
    { non_field_errors: ['Unable to log in with provided credentials.'] },
    'Unable to log in with provided credentials.',
  ],
  [400, { password: ['This field is required.'] }, other],
  [400, {}, other],
  [400, { detail: 'The body is no JSON.' }, other],
  [
    429,
    { detail: 'Request was throttled. Expected available in 42 seconds.' },
    'Request was throttled. Expected available in 42 seconds.',
  ],
  [500, { detail: 'server-error' }, other],
])('a %i with %j reads "%s"', (status, body, sentence) => {
  expect(signInSentence(refusalOf(status, body))).toBe(sentence)
})

it('reads the same without a connection', () => {
  expect(signInSentence(unreachable)).toBe(other)
})
