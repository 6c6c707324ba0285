import { expect, it } from 'vitest'
import { signInNotice } from './sign-in-notice.ts'

const read = (address: string) =>
  signInNotice.read(new URL(address, 'http://portal.localhost').searchParams)

it('finds its sentence again in the address', () => {
  expect(read(signInNotice.path('not-signed-in'))).toBe('Not logged out')
  expect(read(signInNotice.path('signed-out'))).toBe('You are signed out.')
})

it.each(['/login', '/login?notice=', '/login?notice=toString', '/login?notice=Pay%20me'])(
  'says nothing for %s',
  (address) => {
    expect(read(address)).toBeNull()
  },
)
