import type { Context } from '../../../core/context.ts'
import type { Account } from '../../../core/account.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import type { SecurityEvent } from '../security-mails/security-mail.ts'
import type { Device } from '../sessions/device.ts'
import { findAuthenticatorSince } from './authenticator.store.ts'
import { listPasskeys } from './passkeys/passkey.store.ts'
import { replaceRecoveryCodes } from './recovery-code.store.ts'
import { turnOff } from './second-factor.store.ts'

interface RemovedFactor {
  account: Account
  event: SecurityEvent
  device: Device
}

/** `needed`: it was the last one, and staff have to keep one. Removing the last one removes the recovery codes, too. */
export async function factorRemoved(
  context: Context,
  { account, event, device }: RemovedFactor,
): Promise<'removed' | 'needed'> {
  const { db, settings } = context
  const hasApp = (await findAuthenticatorSince(db, account.id)) !== null
  const isLast = !hasApp && (await listPasskeys(db, account.id)).length === 0
  if (isLast && account.is_staff && settings.staffSecondFactor) return 'needed'
  if (isLast) {
    await turnOff(db, account.id)
    await replaceRecoveryCodes(db, { accountId: account.id, codes: [] })
  }
  await notifyOwner(context, { to: account, event, device })
  return 'removed'
}
