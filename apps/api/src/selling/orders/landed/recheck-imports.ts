import { openBreather } from '../../../core/breather.ts'
import type { Context } from '../../../core/context.ts'
import { staffLanguageAt } from '../../../people/accounts/account.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { isWorse } from '../../landed/eligibility.ts'
import { factsOf } from '../../landed/product-facts.ts'
import { findListedCar } from '../../landed/product-facts.store.ts'
import { askedFacts } from '../../landed/question.ts'
import { readImportRules } from '../../landed/rules.store.ts'
import type { CountryRules } from '../../landed/rules.ts'
import { type Verdict, verdictOn } from '../../landed/verdict.ts'
import { importMails, importStaffMail } from '../import-mails.ts'
import { shipmentDays } from '../open-orders.ts'
import { getOrderRecord } from '../order.store.ts'
import { insertImportAlert, listOpenPrices, type OpenPrice } from './order-landed.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

const day = 24 * 3600 * 1000

/** Whether the vehicles of open orders may still enter as they were told; who has to know is written to once. Returns how many. */
export async function recheckImports(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const shippedSince = new Date(clock.now().getTime() - shipmentDays * day)
  const breathe = openBreather()
  let told = 0
  const byCountry = Map.groupBy(
    await listOpenPrices(db, shippedSince),
    ({ asked }) => asked.country,
  )
  for (const [country, open] of byCountry) {
    const rules = await readImportRules(db, country)
    if (!rules) continue
    for (const one of open) {
      const verdict = await verdictToday(dependencies, rules, one)
      if (verdict && (await tell(dependencies, one, verdict))) told += 1
      await breathe()
    }
  }
  if (told > 0) nudgeOutbox()
  return told
}

/** Of the same journey by today's rules; null unless it is worse than everything that was told. */
async function verdictToday(
  { db }: Dependencies,
  rules: CountryRules,
  { asked, answer, productId, told }: OpenPrice,
): Promise<Verdict | null> {
  const listed = await findListedCar(db, productId)
  if (!listed) return null
  const { shipped, from, to } = answer.arrival
  const window = { from, to, ...(shipped !== null && { shipped }) }
  const verdict = verdictOn(rules.eligibility, askedFacts(asked, factsOf(listed)), window)
  const isNews = [answer.verdict, ...told].every((before) => isWorse(verdict.admission, before))
  return isNews ? verdict : null
}

async function tell(
  { db, clock, settings }: Dependencies,
  { orderId, position, title }: OpenPrice,
  verdict: Verdict,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const alert = { orderId, position, verdict: verdict.admission, now }
    // Another process may have told it meanwhile.
    if (!(await insertImportAlert(tx, alert))) return false
    const order = await getOrderRecord(tx, orderId)
    const news = { title, verdict }
    for (const mail of importMails(order, news, settings)) await enqueueMail(tx, mail)
    const language = await staffLanguageAt(tx, settings.supportEmail)
    await enqueueMail(tx, importStaffMail(order, { ...news, language }, settings))
    return true
  })
}
