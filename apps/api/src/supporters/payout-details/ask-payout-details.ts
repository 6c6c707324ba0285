import { randomBytes } from 'node:crypto'
import type { PayoutDetailsInput } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { callingDevice } from '../../people/accounts/sessions/calling-device.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { findAgentOf, lockAgent } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import { findDetailsOf, replaceWaiting } from './payout-details.store.ts'
import { ownDetailsView } from './payout-details.view.ts'
import { confirmationHours, confirmationMail, countryNameOf } from './payout-mails.ts'
import { payoutDetailsProblems, parsePayoutDetails } from './parse-payout-details.ts'
import { sealDetails } from './sealed-details.ts'

/** Anybody signed in may ask; only somebody who also reads the account's mails can change where the money goes. */
export const askPayoutDetails: Handler<'askPayoutDetails'> = async (context, call) => {
  const { db, clock, settings, afterCommit, nudgeOutbox } = context
  const { account, body } = call
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  const reading = await parsePayoutDetails(db, body)
  if ('problems' in reading) return refuse(400, fieldErrors(reading.problems))
  await lockAgent(db, agent.id)
  const now = clock.now()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + confirmationHours * 3600 * 1000)
  const sealed = sealDetails(context, agent.id, reading.details)
  await replaceWaiting(db, { ...sealed, token, now, expiresAt })
  const device = callingDevice(settings, call)
  const countryName = await countryNameOf(db, sealed)
  const change = { to: account, details: sealed, countryName, device, at: now }
  await enqueueMail(db, confirmationMail(change, { token, settings }))
  afterCommit(nudgeOutbox)
  const own = await findDetailsOf(db, agent.id, now)
  return { status: 200, body: ownDetailsView(own, { settings, now, mobile: agent.mobile }) }
}

/** Further problems of details that the contract already refuses in part. */
export function checkPayoutDetails(
  { db }: Pick<Context, 'db'>,
  { body }: { body: Partial<PayoutDetailsInput> },
): Promise<FieldProblems> {
  return payoutDetailsProblems(db, body)
}
