import type { Context } from '../../core/context.ts'
import { shopDay, shopOffset } from '../../core/shop-day.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { listFigureRows } from './figure-table.store.ts'
import { daysAfter, periodUpTo } from './period.ts'
import { spanFigures } from './span-figures.ts'
import { type FigureReader, forgetWeeks, listDueReaders, takeWeek } from './weekly-mail.store.ts'
import { weeklyMail } from './weekly-mail.ts'

/** The shop's hour on Monday from which mails leave, and the last day on which a shop that was down makes up for it. */
const fromHour = 8
const lastWeekday = 3

const atOnce = 100

/** Listings that a mail names. */
const named = 3

/** The week's Monday whose figures are due: that before the current one, from Monday morning to Wednesday; else null. */
export function dueWeek(now: Date): string | null {
  const wall = new Date(now.getTime() + shopOffset(now))
  const weekday = wall.getUTCDay()
  if (weekday < 1 || weekday > lastWeekday) return null
  if (weekday === 1 && wall.getUTCHours() < fromHour) return null
  return daysAfter(shopDay(now), 1 - weekday - 7)
}

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Tells each seller once what became of their listings in the week before; returns how many were told. */
export async function sendWeeklyMails(context: Needs): Promise<number> {
  const { db, clock } = context
  const week = dueWeek(clock.now())
  if (week === null) return 0
  await forgetWeeks(db, daysAfter(week, -90))
  let sent = 0
  for (let after = 0; ; ) {
    const readers = await listDueReaders(db, { week, after, most: atOnce })
    for (const reader of readers) if (await sendTo(context, reader, week)) sent += 1
    const last = readers.at(-1)
    if (!last || readers.length < atOnce) break
    after = last.id
  }
  if (sent > 0) context.nudgeOutbox()
  return sent
}

/** The mail and the mark that it was written are one transaction, so that it leaves once whatever is killed. */
function sendTo({ db, settings }: Needs, reader: FigureReader, week: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await takeWeek(tx, reader.id, week))) return false
    const period = periodUpTo(daysAfter(week, 6), 7)
    const { totals, before } = await spanFigures(tx, period, { vendorId: reader.id })
    const listings = await listFigureRows(
      tx,
      { vendorId: reader.id, ...period },
      { sort: 'opened', order: 'desc', limit: named, offset: 0 },
    )
    const mail = weeklyMail(reader, { totals, before, listings }, settings)
    if (mail) await enqueueMail(tx, mail)
    return mail !== null
  })
}
