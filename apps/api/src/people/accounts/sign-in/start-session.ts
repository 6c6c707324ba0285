import { type Language, sourceLanguage } from '@bandari/i18n'
import type { Context } from '../../../core/context.ts'
import { type AccountRecord, setLanguage } from '../account.store.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { type Caller, callingDevice } from '../sessions/calling-device.ts'
import { readDeviceCookie, writeDeviceCookie } from '../sessions/device-cookie.ts'
import { recordDevice } from '../sessions/device.store.ts'
import { insertSession } from '../sessions/session.store.ts'

/** The call that signs in; the language is the page's. */
export type SignInCall = Caller & { language: Language }

export interface SignedIn {
  status: 200
  headers: { 'set-cookie': string }
  body: { token: string }
}

/**
 * Signs a person in. An account in English, the default, takes the language of the page; any other language was chosen
 * and stays. The owner hears of a browser that was never here before.
 */
export async function startSession(
  context: Context,
  call: SignInCall,
  { account, byFactor }: { account: AccountRecord; byFactor: boolean },
): Promise<SignedIn> {
  const { db, settings, clock } = context
  const { language, origin, cookies } = call
  const now = clock.now()
  const isChosen = account.language !== sourceLanguage
  if (!isChosen && language !== sourceLanguage) await setLanguage(db, account.id, language)
  const device = callingDevice(settings, call)
  const arrival = { accountId: account.id, device, token: readDeviceCookie(cookies) }
  const met = await recordDevice(db, arrival, now)
  if (met.isNew) await notifyOwner(context, { to: account, event: 'new-device', device })
  const session = { device, days: settings.sessionDays, proof: { at: now, byFactor } }
  const token = await insertSession(db, account.id, now, session)
  return {
    status: 200,
    headers: { 'set-cookie': writeDeviceCookie(met.token, origin) },
    body: { token },
  }
}
