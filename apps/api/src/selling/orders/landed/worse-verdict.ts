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
import { currentArrival } from './arrival.ts'
import { insertImportAlert, type OpenLandedPrice } from './order-landed.store.ts'

/**
 * The verdict by today's rules for the expected day of arrival; null unless it is worse than everything that was told.
 */
export async function worseVerdict(
  db: Database,
  rules: CountryRules,
  { asked, answer, arrival, productId, told }: OpenLandedPrice,
): Promise<Verdict | null> {
  const listed = await findListedCar(db, productId)
  if (!listed) return null
  const facts = factsOfQuery(asked, factsOf(listed))
  const verdict = verdictOn(rules.eligibility, facts, currentArrival(answer, arrival))
  const isNews = [answer.verdict, ...told].every((before) => isWorse(verdict.admission, before))
  return isNews ? verdict : null
}

/** Mails the buyer and staff in the caller's transaction. False when they were told already. */
export async function notifyWorse(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { orderId, position, title }: OpenLandedPrice,
  verdict: Verdict,
): Promise<boolean> {
  const now = clock.now()
  const alert = { orderId, position, verdict: verdict.admission, now }
  // Another process may have told them meanwhile.
  if (!(await insertImportAlert(db, alert))) return false
  const order = await getOrderRecord(db, orderId)
  const news = { title, verdict }
  for (const mail of importMails(order, news, settings)) await enqueueMail(db, mail)
  const language = await staffLanguageAt(db, settings.supportEmail)
  await enqueueMail(db, importStaffMail(order, { ...news, language }, settings))
  return true
}
