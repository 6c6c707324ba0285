import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { callingDevice } from './calling-device.ts'
import { readDeviceCookie, writeDeviceCookie } from './device-cookie.ts'
import { recordDevice } from './device.store.ts'
import { takeHandover } from './handover.store.ts'
import { insertSession, insertViewSession } from './session.store.ts'

export const redeemHandover: Handler<'redeemHandover'> = async (
  { db, clock, settings },
  { body, ...call },
) => {
  const now = clock.now()
  const taken = await takeHandover(db, body, now)
  if (!taken) return { status: 400, body: fieldErrors({ non_field_errors: ['handover_invalid'] }) }
  const { accountId, email, next, proof, view } = taken
  // The browser is not the customer's, and no device of theirs.
  if (view) {
    const token = await insertViewSession(db, accountId, now, view)
    return { status: 200, body: { token, email, next, view: { until: view.until.toISOString() } } }
  }
  const device = callingDevice(settings, call)
  // No mail is sent: the browser has signed in at the shop a moment ago.
  const arrival = { accountId, device, token: readDeviceCookie(call.cookies) }
  const met = await recordDevice(db, arrival, now)
  // A sign-in of its own: signing out of one app leaves the other signed in.
  const days = settings.sessionDays
  const token = await insertSession(db, accountId, now, { device, days, proof })
  const headers = { 'set-cookie': writeDeviceCookie(met.token, call.origin) }
  return { status: 200, headers, body: { token, email, next } }
}
