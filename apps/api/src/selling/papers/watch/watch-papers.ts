import type { Context } from '../../../core/context.ts'
import { staffLanguageAt } from '../../../people/accounts/account.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { getOrderRecord } from '../../orders/order.store.ts'
import { alarmStaffMail, draftMails, permitMails } from '../paper-mails.ts'
import { answerDue } from '../paper-states.ts'
import { insertAlarm, listWatchedOrders } from '../papers.store.ts'
import { type PaperFacts, readPaperFacts } from '../read-order-papers.ts'
import { type PaperAlarm, paperAlarms } from './paper-alarms.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Tells staff and buyers once of each alarm about the papers of orders under way. Returns how many. */
export async function watchPapers(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const failures: unknown[] = []
  let told = 0
  for (const orderId of await listWatchedOrders(db)) {
    try {
      const facts = await readPaperFacts(db, { orderId }, clock.now())
      if (!facts) continue
      for (const alarm of paperAlarms(facts, clock.now()))
        if (await tell(dependencies, facts, alarm)) told += 1
    } catch (error) {
      // One order that cannot be written about must not keep the others waiting.
      failures.push(error)
    }
  }
  if (told > 0) nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Some alarms were not told')
  return told
}

async function tell(
  { db, clock, settings }: Dependencies,
  { journey, papers }: PaperFacts,
  { alarm, kind, about }: PaperAlarm,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const orderId = journey.id
    if (!(await insertAlarm(tx, { orderId, alarm, about, now: clock.now() }))) return false
    const order = await getOrderRecord(tx, orderId)
    const language = await staffLanguageAt(tx, settings.supportEmail)
    const mails = [alarmStaffMail(order, { alarm, kind, language }, settings)]
    const draft = papers.find(({ id }) => String(id) === about)
    if (alarm === 'permit-missing') mails.push(...permitMails(order, settings))
    if (alarm === 'draft-unanswered' && draft) {
      const late = { kind, due: answerDue(draft), isLate: true }
      mails.push(...draftMails(order, late, settings))
    }
    for (const mail of mails) await enqueueMail(tx, mail)
    return true
  })
}
