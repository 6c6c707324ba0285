import type { Context } from '../../../core/context.ts'
import { daysBefore } from '../../../core/days-before.ts'
import { shopDay } from '../../../core/shop-day.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { endingPaperMail } from './credential-mails.ts'
import { takeEnding } from './credentials.store.ts'

/** Days before the end of a paper at which its owner is told, once. */
const notice = 30

export async function tellEndingCredentials(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>,
): Promise<void> {
  const { db, clock, settings } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    for (const { kind, expires_on: day, ...to } of await takeEnding(tx, {
      by: shopDay(daysBefore(now, -notice)),
      now,
    })) {
      await enqueueMail(tx, endingPaperMail({ to, kind, day }, settings))
    }
  })
  context.nudgeOutbox()
}
