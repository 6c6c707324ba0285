import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { inWords } from '../../../../test/helpers/in-words.ts'
import { isCommonPassword } from './common-passwords.ts'
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
  ['zanzi77', [short]],
  ['ääääääää', []],
  ['ääääääß', [short]],
  // One character each, though two code units.
  ['🚗🚙🚌🚎🏎🚓🚑', [short]],
  ['🚗🚙🚌🚎🏎🚓🚑🚒', []],
  ['iloveyou', [common]],
  ['ILoveYou', [common]],
  [' iloveyou ', [common]],
  ['iloveyou-too', []],
  // Beyond the first thousand of leaked passwords, and beyond the first ten thousand.
  ['voxstrange', [common]],
  ['roma1996', [common]],
  ['87654321vv', [common]],
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
])('%j → %j', async (password, problems) => {
  expect(inWords(await validatePassword(password, person))).toEqual(problems)
})

test('a person without names has only the address to resemble', async () => {
  expect(
    await validatePassword('harbour lights 9', { email: 'a@b.ke', first_name: '', last_name: '' }),
  ).toEqual([])
})

test('at least ten thousand passwords of the least length are known to be common', async () => {
  const long = Object.values(dictionary['passwords-common']).filter((word) => word.length >= 8)
  expect(long.length).toBeGreaterThan(10_000)
  const known = await Promise.all(long.map(isCommonPassword))
  expect(known.every(Boolean)).toBe(true)
})
