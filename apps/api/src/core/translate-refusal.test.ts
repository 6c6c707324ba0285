import { expect, it } from 'vitest'
import { fieldErrors } from './field-problems.ts'
import { detail, problem, reasonOf, sentenceOf } from './problem.ts'
import { translateRefusal } from './translate-refusal.ts'

it('says a sentence and what is filled into it', () => {
  const refused = detail(problem('throttled', { seconds: 7 }))
  expect(translateRefusal(refused, 'fr')).toEqual({
    ...refused,
    detail: sentenceOf(problem('throttled', { seconds: 7 }), 'fr'),
  })
})

it('leaves English as it is', () => {
  const refused = reasonOf('unavailable')
  expect(translateRefusal(refused, 'en')).toBe(refused)
})

it('says what is wrong with each field, each entry of a list and each of several', () => {
  const limit = problem('max_length', { limit: 5 })
  const refused = fieldErrors({
    code: ['code_taken'],
    shipping_address: { line1: ['blank', limit] },
    payments: [{ amount: ['required'] }, { amount: ['not_a_number'] }],
  })
  expect(translateRefusal(refused, 'sw')).toEqual({
    ...refused,
    code: [sentenceOf('code_taken', 'sw')],
    shipping_address: { line1: [sentenceOf('blank', 'sw'), sentenceOf(limit, 'sw')] },
    payments: [
      { amount: [sentenceOf('required', 'sw')] },
      { amount: [sentenceOf('not_a_number', 'sw')] },
    ],
  })
})

it('says the fields of a refused basket line', () => {
  const refused = { reason: fieldErrors({ quantity: ['required'] }), code: 'invalid' }
  expect(translateRefusal(refused, 'pt')).toMatchObject({
    reason: { quantity: [sentenceOf('required', 'pt')] },
    code: 'invalid',
  })
})

it('leaves what others have written', () => {
  const token = sentenceOf('social_token_invalid')
  const refused = { errors: { token, detail: 'Bad audience' }, code: 'social_token_invalid' }
  expect(translateRefusal(refused, 'fr')).toEqual({
    errors: { token: sentenceOf('social_token_invalid', 'fr'), detail: 'Bad audience' },
    code: 'social_token_invalid',
  })
  const port = { code: 'required', name: 'Mombasa' }
  expect(translateRefusal(port, 'fr')).toEqual(port)
})
