import { describe, expect, it } from 'vitest'
import { validateGooglePerson } from './google-person.ts'

const ours = '1-a.apps.googleusercontent.com'
const token = { aud: ours, sub: '117' }
const person = {
  sub: '117',
  email: 'grace@example.com',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Wanjiru',
}

describe('validateGooglePerson', () => {
  it('takes whom Google has verified for this shop', () => {
    expect(validateGooglePerson(token, person, ours)).toEqual({
      result: 'ok',
      person: {
        subject: '117',
        email: 'grace@example.com',
        first_name: 'Grace',
        last_name: 'Wanjiru',
      },
    })
  })

  it.each([
    [{}, { email_verified: 'true' }, 'ok'],
    [{}, { given_name: undefined, family_name: undefined }, 'ok'],
    [{ aud: '2-b.apps.googleusercontent.com' }, {}, 'other-application'],
    [{ aud: '' }, {}, 'other-application'],
    [{ sub: '118' }, {}, 'other-person'],
    [{}, { email_verified: false }, 'unverified'],
    [{}, { email_verified: 'false' }, 'unverified'],
    [{}, { email_verified: undefined }, 'unverified'],
    [{}, { email: undefined }, 'unverified'],
    [{}, { email: '' }, 'unverified'],
    [{}, { email: `${'x'.repeat(250)}@example.com` }, 'unverified'],
  ])('%j %j: %s', (tokenChange, personChange, result) => {
    const validated = validateGooglePerson(
      { ...token, ...tokenChange },
      { ...person, ...personChange },
      ours,
    )
    expect(validated.result).toBe(result)
  })
})
