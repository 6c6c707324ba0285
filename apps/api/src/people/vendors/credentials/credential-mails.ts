import { type Language, localeOf, type PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLongDate } from '@bandari/i18n/format'
import type { Settings } from '../../../core/settings.ts'
import { greeting } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { CredentialKind } from './credentials.store.ts'

const kinds: Record<CredentialKind, PlainMessageId> = {
  registration: 'mails.credential.registration',
  identity: 'mails.credential.identity',
  dealer_licence: 'mails.credential.dealerLicence',
}

interface Recipient {
  email: string
  first_name: string
  language: Language
}

type MailSettings = Pick<Settings, 'brandName' | 'portalOrigin' | 'supportEmail'>

export function refusedPaperMail(
  { to, kind, reason }: { to: Recipient; kind: CredentialKind; reason: string },
  settings: MailSettings,
): OutgoingMail {
  const { t } = translatorOf(to.language)
  return paperMail(to, settings, {
    subject: t('mails.credential.refused.subject', { brand: settings.brandName }),
    title: t('mails.credential.refused.title'),
    text: t('mails.credential.refused.text'),
    facts: [
      [t('mails.credential.paper'), t(kinds[kind])],
      [t('mails.reason'), reason],
    ],
  })
}

export function endingPaperMail(
  { to, kind, day }: { to: Recipient; kind: CredentialKind; day: string },
  settings: MailSettings,
): OutgoingMail {
  const { t } = translatorOf(to.language)
  return paperMail(to, settings, {
    subject: t('mails.credential.ending.subject', { brand: settings.brandName }),
    title: t('mails.credential.ending.title'),
    text: t('mails.credential.ending.text'),
    facts: [
      [t('mails.credential.paper'), t(kinds[kind])],
      [t('mails.credential.until'), formatLongDate(day, localeOf(to.language))],
    ],
  })
}

interface PaperMail {
  subject: string
  title: string
  text: string
  facts: [string, string][]
}

function paperMail(
  to: Recipient,
  { brandName: brand, portalOrigin, supportEmail }: MailSettings,
  { subject, title, text, facts }: PaperMail,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  return {
    to: to.email,
    subject,
    ...composeMail(translator, {
      brand,
      title,
      paragraphs: [greeting(translator, to.first_name), text],
      facts,
      action: { label: t('mails.credential.action'), url: `${portalOrigin}/vendor/company` },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
