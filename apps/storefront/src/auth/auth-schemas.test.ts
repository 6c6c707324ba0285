import { describe, expect, it } from 'vitest'
import { formProblems } from '../shared/fields/form-problems.ts'
import { newPasswordSchema, resetSchema, signInSchema, signUpSchema } from './auth-schemas.ts'

const grace = {
  first_name: 'Grace',
  last_name: 'Wanjiru',
  email: 'grace@example.com',
  password: 'harbour lights 9',
  confirm_password: 'harbour lights 9',
  country: '',
}
const both = 'auth.emailAndPassword'
const names = 'auth.names'

describe('sign up', () => {
  it.each([
    [{}, {}],
    [{ country: 'KE' }, {}],
    [{ first_name: ' ' }, { first_name: names }],
    [{ last_name: '' }, { last_name: names }],
    [{ email: '' }, { email: both }],
    [{ password: '', confirm_password: '' }, { password: both }],
    [{ confirm_password: '' }, { confirm_password: 'auth.passwordsDiffer' }],
    [{ confirm_password: 'harbour lights 8' }, { confirm_password: 'auth.passwordsDiffer' }],
    [{ email: 'grace' }, { email: 'auth.emailInvalid' }],
    [{ first_name: 'x'.repeat(256) }, { first_name: 'auth.tooLong' }],
  ])('%j', async (change, expected) => {
    expect(await formProblems(signUpSchema, { ...grace, ...change })).toEqual(expected)
  })
})

describe('sign in, reset, new password', () => {
  it('Required info is missing', async () => {
    const missing = 'auth.signInIncomplete'
    expect(await formProblems(signInSchema, { username: '', password: '' })).toEqual({
      username: missing,
      password: missing,
    })
    expect(
      await formProblems(signInSchema, { username: 'grace@example.com', password: ' ' }),
    ).toEqual({})
  })
  it('Email address is required to reset password', async () => {
    expect(await formProblems(resetSchema, { email: '' })).toEqual({
      email: 'auth.resetEmail',
    })
  })
  it('Passwords do not match', async () => {
    expect(
      await formProblems(newPasswordSchema, { new_password1: 'a', new_password2: 'b' }),
    ).toEqual({
      new_password2: 'auth.passwordsDiffer',
    })
  })
})
