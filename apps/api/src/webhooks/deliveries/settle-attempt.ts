import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { type EndpointRow, giveUpWaiting, updateEndpoint } from '../endpoints/endpoints.store.ts'
import { givenUpAfterSeconds, secondsOfPause, secondsUntilRetry } from './back-off.ts'
import { type Attempt, type Claim, endFailures, settleDelivery } from './claims.store.ts'
import { findOwner, lockServed } from './owners.store.ts'
import { webhookOffMail } from './webhook-off-mail.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Writes down what an attempt came to, for the message and for its endpoint. */
export async function settleAttempt(
  context: Dependencies,
  claim: Claim,
  attempt: Attempt,
): Promise<void> {
  if (attempt.fault === null) return settleSuccess(context, claim, attempt)
  const isOff = await context.db.transaction().execute(async (tx) => {
    const endpoint = await lockServed(tx, claim.endpoint.id)
    if (!endpoint) return false
    const now = context.clock.now()
    await settleDelivery(tx, claim.id, { attempt, now, next: nextOf(claim, now) })
    return settleFailure({ ...context, db: tx }, endpoint, { claim, attempt, now })
  })
  if (isOff) context.nudgeOutbox()
}

/** The usual case, in one statement. Who has failed meanwhile is well with the next message. */
async function settleSuccess({ db, clock }: Dependencies, claim: Claim, attempt: Attempt) {
  const now = clock.now()
  await settleDelivery(db, claim.id, { attempt, now, next: { state: 'delivered' } })
  if (claim.endpoint.failures > 0) await endFailures(db, claim.endpoint.id)
}

function nextOf({ failures, begunAt }: Claim, now: Date) {
  const wait = secondsUntilRetry({
    failures: failures + 1,
    ageSeconds: secondsSince(begunAt, now),
    random: Math.random(),
  })
  return wait === null ? ({ state: 'failed' } as const) : { at: secondsAfter(now, wait) }
}

/** Leaves the endpoint alone for a while, or switches it off for good; returns whether it did. */
async function settleFailure(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  endpoint: EndpointRow,
  { claim, attempt, now }: { claim: Claim; attempt: Attempt; now: Date },
): Promise<boolean> {
  const failures = endpoint.failures + 1
  const since = endpoint.failing_since ?? claim.claimedAt
  const off_by = reasonToStop(attempt, secondsSince(since, now))
  const after = await updateEndpoint(db, endpoint.id, {
    failures,
    failing_since: since,
    paused_until: secondsAfter(now, secondsOfPause(failures, Math.random())),
    ...(off_by !== null && endpoint.off_by === null && { off_by }),
  })
  if (off_by === null || endpoint.off_by !== null) return false
  await giveUpWaiting(db, endpoint.id, now)
  await tellOwner({ db, settings }, after, off_by)
  return true
}

/** 410 says that nobody is there any more; after three days without a single success nobody seems to be. */
function reasonToStop({ status }: Attempt, failingSeconds: number) {
  if (status === 410) return 'gone' as const
  return failingSeconds >= givenUpAfterSeconds ? ('failures' as const) : null
}

async function tellOwner(
  { db, settings }: { db: Database; settings: Context['settings'] },
  endpoint: EndpointRow,
  offBy: 'gone' | 'failures',
) {
  const owner = await findOwner(db, endpoint, settings.supportEmail)
  await enqueueMail(db, webhookOffMail({ owner, endpoint, offBy }, settings))
}

const secondsSince = (since: Date, now: Date) => (now.getTime() - since.getTime()) / 1000

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
