import { expect, test } from 'vitest'
import { validatePassword } from '../src/people/accounts/passwords/password-rules.ts'
import { demoPassword, people } from './people.data.ts'

test.each(Object.values(people))('the demo password will do for $email', async (demo) => {
  expect(await validatePassword(demoPassword, demo)).toEqual([])
})
