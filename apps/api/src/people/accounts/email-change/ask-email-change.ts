import type { Account } from '../../../core/account.ts'
import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { refuse } from '../../../core/refusal.ts'
import { transact } from '../../../platform/http/transact.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { findAccountByEmail } from '../account.store.ts'
import { turnOf, verifyPassword } from '../passwords/password.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import type { Device } from '../sessions/device.ts'
import { emailChangeView, isSameAddress } from './email-change.ts'
import { replaceEmailChange } from './email-change.store.ts'
import { confirmationMail, takenMail } from './email-change-mails.ts'

/**
 * Changes nothing yet. The answer is the same for an address that has an account: only its owner learns of that, by a
 * mail without a link. The password is verified before the transaction begins, which would hold a connection meanwhile.
 */
export const askEmailChange: Handler<'askEmailChange'> = async (context, call) => {
  const { account, body, tokenHash } = call
  const stored = (await findAccountByEmail(context.db, account.email))?.password_hash ?? null
  if (!(await verifyPassword(body.password, stored, turnOf(context, call))))
    return refuse(400, fieldErrors({ password: ['confirm_password_wrong'] }))
  if (isSameAddress(body.email, account.email))
    return refuse(400, fieldErrors({ email: ['email_same'] }))
  const device = callingDevice(context.settings, call)
  return transact(context, async (inside) => {
    const asked = { account, email: body.email, sessionHash: tokenHash, device }
    return { status: 200, body: { waiting: await begin(inside, asked) } }
  })
}

interface Asked {
  account: Account
  email: string
  sessionHash: Buffer | null
  device: Device
}

async function begin(context: Context, { account, email, sessionHash, device }: Asked) {
  const { db, clock, settings, afterCommit, nudgeOutbox } = context
  const now = clock.now()
  const change = { accountId: account.id, email, sessionHash, now }
  const { row, tokens } = await replaceEmailChange(db, change)
  const asked = { owner: account, email, device }
  await enqueueMail(db, confirmationMail(asked, { side: 'old', token: tokens.old, settings }))
  const isTaken = (await findAccountByEmail(db, email)) !== null
  await enqueueMail(
    db,
    isTaken
      ? takenMail(asked, settings)
      : confirmationMail(asked, { side: 'new', token: tokens.new, settings }),
  )
  afterCommit(nudgeOutbox)
  return emailChangeView(row)
}
