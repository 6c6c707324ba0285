import { expect, test } from 'vitest'
import { inWords } from '../../../../test/in-words.ts'
import { validatePassword } from './password-rules.ts'

const person = {
  email: 'grace.wanjiru@example.com',
  first_name: 'Grace',
  last_name: "N'Dour-Wanjiru",
}

const short = 'This password is too short. It must contain at least 8 characters.'
const common = 'This password is too common.'
const numeric = 'This password is entirely numeric.'
const likeEmail = 'The password is too similar to the email address.'
const likeFirst = 'The password is too similar to the first name.'
const likeLast = 'The password is too similar to the last name.'

test.each<[string, string[]]>([
  ['harbour lights 9', []],
  ['quiet-otter', []],
  ['        ', []],
  ['seven77', [short]],
  ['ääääääää', []],
  ['ääääääß', [short]],
  // One character each, though two code units.
  ['🚗🚙🚌🚎🏎🚓🚑', [short]],
  ['🚗🚙🚌🚎🏎🚓🚑🚒', []],
  ['iloveyou', [common]],
  ['ILoveYou', [common]],
  [' iloveyou ', [common]],
  ['iloveyou-too', []],
  ['12345678', [common, numeric]],
  ['83640175', [numeric]],
  ['8364017', [short, numeric]],
  ['٨٣٦٤٠١٧٥', [numeric]],
  ['836401751a', []],
  ['grace.wanjiru@example.com', [likeEmail]],
  ['GRACE.WANJIRU', [likeEmail, likeLast]],
  ['wanjiru1', [likeEmail, likeLast]],
  ['grace12', [likeEmail, likeFirst, short]],
  ['example.com', [likeEmail]],
  ['grace sails at dawn', []],
])('%j → %j', (password, problems) => {
  expect(inWords(validatePassword(password, person))).toEqual(problems)
})

test('a person without names has only the address to resemble', () => {
  expect(
    validatePassword('harbour lights 9', { email: 'a@b.ke', first_name: '', last_name: '' }),
  ).toEqual([])
})
