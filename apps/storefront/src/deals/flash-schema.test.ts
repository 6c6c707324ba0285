import { expect, test } from 'vitest'
import { formProblems } from '../shared/fields/form-problems.ts'
import { flashSchema } from './flash-schema.ts'

const longest = `${'a'.repeat(242)}@shop.example`

test.each([
  ['', { email: 'Enter email to reveal discount code' }],
  ['   ', { email: 'Enter email to reveal discount code' }],
  ['amina', { email: 'Enter a valid email address.' }],
  ['amina@shop.example', {}],
  [' amina@shop.example ', {}],
  [longest, {}],
  [`a${longest}`, { email: 'This is too long.' }],
])('%j', async (email, problems) => {
  expect(await formProblems(flashSchema, { email })).toEqual(problems)
})
