import type { Context } from '../../../core/context.ts'
import type { Account } from '../../../core/account.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import type { SecurityEvent } from '../security-mails/security-mail.ts'
import type { Device } from '../sessions/device.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './recovery-code.store.ts'
import { recordProof, turnOn } from './second-factor.store.ts'

interface AddedFactor {
  account: Pick<Account, 'id' | 'email' | 'first_name' | 'language' | 'second_factor_at'>
  tokenHash: Buffer | null
  event: SecurityEvent
  device: Device
}

/** The first factor turns the second factor on and comes with recovery codes, which are shown only now. */
export async function factorAdded(
  context: Context,
  { account, tokenHash, event, device }: AddedFactor,
): Promise<string[]> {
  const { db, clock } = context
  const now = clock.now()
  const isFirst = account.second_factor_at === null
  const codes = isFirst ? newRecoveryCodes() : []
  if (isFirst) {
    await turnOn(db, account.id, now)
    await replaceRecoveryCodes(db, { accountId: account.id, codes })
  }
  if (tokenHash) await recordProof(db, { tokenHash, byFactor: true }, now)
  await notifyOwner(context, { to: account, event, device })
  return codes
}
