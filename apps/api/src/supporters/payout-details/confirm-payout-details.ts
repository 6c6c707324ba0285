import type { Call, Handler } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { callingDevice } from '../../people/accounts/sessions/calling-device.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { findAgentOf, lockAgent } from '../agents/agent.store.ts'
import { notAgent } from '../agents/not-agent.ts'
import {
  confirmDetails,
  type DetailsRow,
  findDetailsOf,
  findWaiting,
} from './payout-details.store.ts'
import { ownDetailsView } from './payout-details.view.ts'
import { changedMail, countryNameOf } from './payout-mails.ts'
import { coolingOffEnd } from './cooling-off.ts'

const linkIsOver = refuse(400, fieldErrors({ token: ['confirmation_invalid'] }))

export const confirmPayoutDetails: Handler<'confirmPayoutDetails'> = async (context, call) => {
  const { db, clock, settings } = context
  const { account, body } = call
  const agent = await findAgentOf(db, account.id)
  if (!agent) return notAgent
  // Two clicks on the button, or a click and a payout, wait for each other.
  await lockAgent(db, agent.id)
  const now = clock.now()
  const waiting = await findWaiting(db, { agentId: agent.id, token: body.token }, now)
  if (!waiting) return linkIsOver
  const { current: former } = await findDetailsOf(db, agent.id, now)
  await confirmDetails(db, waiting, now)
  await notify(context, call, { former, fresh: waiting })
  const own = await findDetailsOf(db, agent.id, now)
  return { status: 200, body: ownDetailsView(own, { settings, now, mobile: agent.mobile }) }
}

interface Change {
  former: DetailsRow | null
  fresh: DetailsRow
}

/** Notifies the owner by mail and writes the audit; neither contains more than is needed to recognise the account. */
async function notify(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  call: Call<'confirmPayoutDetails'>,
  { former, fresh }: Change,
): Promise<void> {
  const now = clock.now()
  await insertAudit(db, {
    actorId: call.account.id,
    action: 'change-payout-details',
    subject: 'agent',
    subjectId: fresh.agent_id,
    before: former && audited(former),
    after: audited(fresh),
    reason: null,
    now,
  })
  const device = callingDevice(settings, call)
  const paysFrom = coolingOffEnd(settings, now)
  const countryName = await countryNameOf(db, fresh)
  const change = { to: call.account, details: fresh, countryName, device, at: now }
  await enqueueMail(db, changedMail(change, { paysFrom, settings }))
  afterCommit(nudgeOutbox)
}

function audited({ kind, provider, ending, country, currency }: DetailsRow) {
  return { kind, provider, ending, country, currency }
}
