import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../../core/context.ts'
import { staffLanguageAt } from '../../../people/accounts/account.store.ts'
import { findCountry } from '../../../people/accounts/country.store.ts'
import type { StoredAddress } from '../../../people/tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import { greeting, plainName } from '../../../platform/mail/greeting.ts'
import { composeMail, type MailContent } from '../../../platform/mail/mail-body.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { zonedMoment } from '../dates.ts'
import { mailsToBuyer, orderAction } from '../order-mails.ts'
import { getOrderRecord, type OrderRecord } from '../order.store.ts'

/** `asked`, `stopped`, `taken` and `lapsed` are about what the buyer's account asks for; `set` is about what staff do. */
interface ConsigneeEvent {
  news: 'asked' | 'stopped' | 'taken' | 'lapsed' | 'set'
  before: StoredAddress
  after: StoredAddress
  countsFrom?: Date
  reason?: string
}

const toBuyer = {
  asked: ['mails.consignee.asked.title', 'mails.consignee.asked.stop'],
  stopped: ['mails.consignee.stopped.title', 'mails.consignee.stopped.stays'],
  taken: ['mails.consignee.taken.title', 'mails.consignee.taken.papers'],
  lapsed: ['mails.consignee.lapsed.title', 'mails.consignee.lapsed.why'],
  set: ['mails.consignee.set.title', 'mails.consignee.set.papers'],
} as const

const toStaff = {
  asked: ['staffMails.consignee.asked', 'staffMails.consignee.stop'],
  stopped: ['staffMails.consignee.stopped', 'staffMails.consignee.stays'],
  taken: ['staffMails.consignee.taken', 'staffMails.consignee.papers'],
  lapsed: ['staffMails.consignee.lapsed', 'staffMails.consignee.stays'],
  set: ['staffMails.consignee.set', 'staffMails.consignee.papers'],
} as const

/** Mails both sides of an order, in the transaction that changes it. */
export async function notifyOfConsignee(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  orderId: number,
  news: ConsigneeEvent,
): Promise<void> {
  const order = await getOrderRecord(db, orderId)
  const { t } = translatorOf(order.account_language)
  const subject = t('mails.consignee.subject', { number: order.number })
  const named = {
    ...news,
    before: await withCountryName(db, news.before),
    after: await withCountryName(db, news.after),
  }
  for (const mail of mailsToBuyer(order, settings, subject, buyerContent(order, named, settings))) {
    await enqueueMail(db, { ...mail, ...(isInvoiced(order, named) && invoiceOf(order)) })
  }
  await enqueueMail(db, await staffMail({ db, settings }, order, named))
}

/** An address with the name of its country, of which it stores the code. */
type NamedAddress = StoredAddress & { land: string }

async function withCountryName(db: Database, address: StoredAddress): Promise<NamedAddress> {
  const found = await findCountry(db, address.country)
  return { ...address, land: found?.name ?? address.country }
}

type NamedConsigneeEvent = Omit<ConsigneeEvent, 'before' | 'after'> & {
  before: NamedAddress
  after: NamedAddress
}

/** An unpaid order gets an invoice with the new name. */
function isInvoiced({ status }: OrderRecord, { news }: Pick<ConsigneeEvent, 'news'>): boolean {
  return status === 'Pending' && (news === 'taken' || news === 'set')
}

const invoiceOf = ({ id }: OrderRecord) => ({ attachProFormaOf: id })

function buyerContent(
  order: OrderRecord,
  { news, before, after, countsFrom, reason }: NamedConsigneeEvent,
  settings: Context['settings'],
): Omit<MailContent, 'brand'> {
  const { account_language: language, number } = order
  const translator = translatorOf(language)
  const { t } = translator
  const [title, sentence] = toBuyer[news]
  // The account's name: the consignee is what the mail is about.
  const name = [order.account_first_name, order.account_last_name].filter(Boolean).join(' ')
  return {
    title: t(title),
    paragraphs: [greeting(translator, name), t(sentence)],
    facts: [
      [t('mails.order.number'), number],
      [t('mails.consignee.before'), inOneLine(before, translator)],
      [t('mails.consignee.after'), inOneLine(after, translator)],
      ...(countsFrom
        ? [[t('mails.consignee.countsFrom'), zonedMoment(countsFrom, language)] as const]
        : []),
      ...(reason === undefined ? [] : [[t('mails.note'), reason] as const]),
    ],
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
  }
}

async function staffMail(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  { id, number }: OrderRecord,
  { news, before, after, countsFrom }: NamedConsigneeEvent,
) {
  const language = await staffLanguageAt(db, settings.supportEmail)
  const translator = translatorOf(language)
  const { t } = translator
  const [title, sentence] = toStaff[news]
  return {
    to: settings.supportEmail,
    subject: t(title, { number }),
    orderId: id,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t(title, { number }),
      paragraphs: [t(sentence)],
      facts: [
        [t('mails.order.number'), number],
        [t('mails.consignee.before'), inOneLine(before, translator)],
        [t('mails.consignee.after'), inOneLine(after, translator)],
        ...(countsFrom
          ? [[t('mails.consignee.countsFrom'), zonedMoment(countsFrom, language)] as const]
          : []),
      ],
      action: {
        label: t('staffMails.alarm.action'),
        url: `${settings.portalOrigin}/support/orders/${id}/show`,
      },
    }),
  }
}

/**
 * Enough to tell one from the other. The rest is on the order's page: it was typed by whoever asked, and no mail of ours carries
 * a stranger's message.
 */
function inOneLine(
  { title, first_name, last_name, line4, country, land }: NamedAddress,
  { name }: Pick<Translator, 'name'>,
): string {
  const person = plainName([title, first_name, last_name].filter(Boolean).join(' '))
  return [person, plainName(line4), name(`countries.${country}`, land)].filter(Boolean).join(', ')
}
