import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { toPriceIn } from '../../core/money.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import { mayMail } from '../../platform/mail/mail-gate.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { zonedMoment } from '../../selling/orders/dates.ts'
import type { OfferParty } from './offer-recipients.ts'
import { findRecipient, type OfferRow, type Recipient } from './offers.store.ts'

type Dependencies = Pick<Context, 'db' | 'settings' | 'clock'>

const words = {
  open: { subject: 'mails.offer.open.subject', text: 'mails.offer.open.text' },
  countered: { subject: 'mails.offer.countered.subject', text: 'mails.offer.countered.text' },
  accepted: { subject: 'mails.offer.accepted.subject', text: 'mails.offer.accepted.text' },
  declined: { subject: 'mails.offer.declined.subject', text: 'mails.offer.declined.text' },
  withdrawn: { subject: 'mails.offer.withdrawn.subject', text: 'mails.offer.withdrawn.text' },
  expired: { subject: 'mails.offer.expired.subject', text: 'mails.offer.expired.text' },
} as const

/** The portal page of each side's offers. */
const pages: Readonly<Record<OfferParty, string>> = {
  buyer: '/profile?tab=offers',
  seller: '/vendor/offers',
}

export type MailedState = keyof typeof words

/** Buyers cause mails to sellers, so these are throttled; the seller's list shows every offer. */
export async function mailOfferChange(
  context: Dependencies,
  offer: OfferRow,
  { state, to }: { state: MailedState; to: OfferParty },
): Promise<void> {
  const { db, settings, clock } = context
  if (to === 'seller') {
    const about = String(offer.vendor_id ?? 'house')
    if (!(await mayMail(db, { kind: 'offer', about }, clock.now()))) return
  }
  const recipient = await recipientOf(context, offer, to)
  const translator = translatorOf(recipient.language)
  const { t } = translator
  await enqueueMail(db, {
    to: recipient.email,
    subject: t(words[state].subject, { title: offer.title }),
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.offer.title'),
      paragraphs: [greeting(translator, recipient.first_name), t(words[state].text)],
      facts: factsOf(translator, offer, { state, language: recipient.language }),
      action: { label: t('mails.offer.action'), url: `${settings.portalOrigin}${pages[to]}` },
    }),
  })
}

function factsOf(
  { t }: Pick<Translator, 't'>,
  offer: OfferRow,
  { state, language }: { state: MailedState; language: Recipient['language'] },
) {
  const facts: [string, string][] = [
    [t('mails.offer.vehicle'), offer.title],
    [t('mails.offer.amount'), toPriceIn(language, offer.amount, offer.currency)],
  ]
  const stands = state === 'open' || state === 'countered' || state === 'accepted'
  if (stands) facts.push([t('mails.offer.until'), zonedMoment(offer.ends_at, language)])
  return facts
}

async function recipientOf(
  { db, settings: { supportEmail } }: Dependencies,
  { vendor_id, account_id }: OfferRow,
  to: OfferParty,
): Promise<Recipient> {
  if (to === 'buyer') return findRecipient(db, account_id)
  if (vendor_id !== null) return findRecipient(db, vendor_id)
  const language = await staffLanguageAt(db, supportEmail)
  return { email: supportEmail, first_name: '', language }
}
