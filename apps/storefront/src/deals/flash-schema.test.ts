import { expect, test } from 'vitest'
import { formProblems } from '../shared/fields/form-problems.ts'
import { flashSchema } from './flash-schema.ts'

const longest = `${'a'.repeat(242)}@shop.example`

test.each([
  ['', { email: 'deals.emailRequired' }],
  ['   ', { email: 'deals.emailRequired' }],
  ['amina', { email: 'deals.emailInvalid' }],
  ['amina@shop.example', {}],
  [' amina@shop.example ', {}],
  [longest, {}],
  [`a${longest}`, { email: 'deals.tooLong' }],
])('%j', async (email, problems) => {
  expect(await formProblems(flashSchema, { email })).toEqual(problems)
})
