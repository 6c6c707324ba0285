import type { Context } from '../../../core/context.ts'
import { staffLanguageAt } from '../../../people/accounts/account.store.ts'
import type { Database } from '../../../platform/db/database.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { isWorse } from '../../../landed/eligibility.ts'
import { factsOf } from '../../../landed/product-facts.ts'
import { findListedCar } from '../../../landed/product-facts.store.ts'
import { factsOfQuery } from '../../../landed/question.ts'
import type { CountryRules } from '../../../landed/rules.ts'
import { type Verdict, verdictOn } from '../../../landed/verdict.ts'
import { importMails, importStaffMail } from '../import-mails.ts'
import { getOrderRecord } from '../order.store.ts'
import { windowNow } from './arrival.ts'
import { insertImportAlert, type OpenPrice } from './order-landed.store.ts'

/** By today's rules, and for the day on which its ship is expected; null unless it is worse than everything that was told. */
export async function worseVerdict(
  db: Database,
  rules: CountryRules,
  { asked, answer, arrival, productId, told }: OpenPrice,
): Promise<Verdict | null> {
  const listed = await findListedCar(db, productId)
  if (!listed) return null
  const facts = factsOfQuery(asked, factsOf(listed))
  const verdict = verdictOn(rules.eligibility, facts, windowNow(answer, arrival))
  const isNews = [answer.verdict, ...told].every((before) => isWorse(verdict.admission, before))
  return isNews ? verdict : null
}

/** To the buyer and to staff, in the caller's transaction. False when it was told already. */
export async function tellWorse(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { orderId, position, title }: OpenPrice,
  verdict: Verdict,
): Promise<boolean> {
  const now = clock.now()
  const alert = { orderId, position, verdict: verdict.admission, now }
  // Another process may have told it meanwhile.
  if (!(await insertImportAlert(db, alert))) return false
  const order = await getOrderRecord(db, orderId)
  const news = { title, verdict }
  for (const mail of importMails(order, news, settings)) await enqueueMail(db, mail)
  const language = await staffLanguageAt(db, settings.supportEmail)
  await enqueueMail(db, importStaffMail(order, { ...news, language }, settings))
  return true
}
