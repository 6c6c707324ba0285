import { refusalOf, unreachable } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { granted } from '../../providers/granted.ts'
import { objectionOf } from './messages.ts'

const thrownBy = async (refusal: ReturnType<typeof refusalOf>): Promise<unknown> =>
  granted(Promise.resolve({ refusal })).catch((error: unknown) => error)

const other =
  'Oops - Something has gone wrong. Refresh your browser to revert to your last saved state.'

it.each([
  [
    406,
    {},
    'Oops - the referrer email address entered is not registered on Bandari. Rectify or delete the email address to proceed.',
  ],
  [
    409,
    {},
    'Oops - the referrer email address must be different to yours. Rectify or delete the email address to proceed.',
  ],
  [400, { agreed: ['This field is required.'] }, other],
  [429, { detail: 'Request was throttled.' }, other],
  [500, {}, other],
])('a %i with %j reads "%s" (account spec §8)', async (status, body, alert) => {
  expect(objectionOf(await thrownBy(refusalOf(status, body)))).toEqual({ alert })
})

it('without a connection the red alert speaks too', async () => {
  expect(objectionOf(await thrownBy(unreachable))).toEqual({ alert: other })
  expect(objectionOf(new TypeError('x'))).toEqual({ alert: other })
})

it('a refused field is told at the field (account spec §5)', async () => {
  const mobile = refusalOf(400, { mobileNumber: ['Please enter a valid mobile number.'] })
  expect(objectionOf(await thrownBy(mobile))).toEqual({
    mobile: 'Please enter a valid mobile number',
  })
  const referrer = refusalOf(400, { referrerEmail: ['Enter a valid email address.'] })
  expect(objectionOf(await thrownBy(referrer))).toEqual({ referrer: 'A valid email is required.' })
})
