import type { Context } from '../core/context.ts'
import type { Database } from '../platform/db/database.ts'
import { enqueueMail } from '../platform/mail/outbox.store.ts'
import { dueWeek } from '../sellers/figures/send-weekly-mails.ts'
import { readFreight } from './freight.ts'
import {
  type MailedReport,
  listDueReports,
  lockMailedReport,
  takeWeek,
} from './report-mails.store.ts'
import { type MailedFigures, reportMail } from './report-mail.ts'
import { readSavedReport, type SavedReport } from './saved-report.ts'
import { readStepDays } from './step-days.ts'
import { readTurnover } from './turnover.ts'

const atOnce = 100

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Mails each saved report once a week to its owner, from Monday morning on; returns how many left. */
export async function mailReports(context: Needs): Promise<number> {
  const { db, clock } = context
  const week = dueWeek(clock.now())
  if (week === null) return 0
  let sent = 0
  for (let after = 0; ; ) {
    const ids = await listDueReports(db, { week, after, most: atOnce })
    for (const id of ids) if (await mailOne(context, id, week)) sent += 1
    const last = ids.at(-1)
    if (last === undefined || ids.length < atOnce) break
    after = last
  }
  if (sent > 0) context.nudgeOutbox()
  return sent
}

/** The mail and the mark that it was written are one transaction, so that it leaves once whatever is killed. */
function mailOne({ db, clock, settings }: Needs, id: number, week: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const view = await lockMailedReport(tx, id)
    if (!view || !(await takeWeek(tx, id, week))) return false
    const figures = await figuresOf({ db: tx, now: clock.now() }, view)
    if (!figures) return false
    await enqueueMail(tx, reportMail(view, figures, settings))
    return true
  })
}

/** Null where the view is of nothing that there is. */
async function figuresOf(
  reader: { db: Database; now: Date },
  { query }: MailedReport,
): Promise<MailedFigures | null> {
  const saved = readSavedReport(query)
  return saved && readFigures(reader, saved)
}

async function readFigures(
  reader: { db: Database; now: Date },
  { report, question }: SavedReport,
): Promise<MailedFigures | null> {
  if (report === 'turnover') {
    const found = await readTurnover(reader, question)
    return found && { report, span: found.now, totals: found.totals }
  }
  if (report === 'freight') {
    const found = await readFreight(reader, question)
    return found && { report, span: found.now, totals: found.totals }
  }
  const found = await readStepDays(reader, question)
  return found && { report, span: found.now, totals: found.totals }
}
