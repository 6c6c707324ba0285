import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './recovery-code.store.ts'

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context, call) => {
  const { account } = call
  if (account.second_factor_at === null) return refuse(409, detail('second_factor_absent'))
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(context.db, { accountId: account.id, codes })
  const device = callingDevice(context.settings, call)
  await notifyOwner(context, { to: account, event: 'recovery-codes-made', device })
  return { status: 200, body: { recovery_codes: codes } }
}
