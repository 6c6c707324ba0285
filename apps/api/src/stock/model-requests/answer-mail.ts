import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { AskRow } from './support-requests.store.ts'

interface Answer {
  /** `Toyota Passo`; null when it was refused. */
  model: string | null
  reason: string | null
}

/** To a seller who missed a model: it is in the list now, another name is meant, or why it is not taken. */
export function answerMail(
  { email, first_name, language, make, model: typed, trim, listings }: AskRow,
  { model, reason }: Answer,
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const name = [make, typed, trim].filter((part) => part !== null).join(' ')
  const isUsed = model !== null
  // A spare does not wait for what it fits.
  const isFit = listings.every((listing) => listing.class === 'parts')
  const usedText = () =>
    t(isFit ? 'mails.model.used.fits' : 'mails.model.used.text', { model: model ?? '' })
  const refusedText = () =>
    t(isFit ? 'mails.model.refused.fits' : 'mails.model.refused.text', { name })
  return {
    to: email,
    subject: t(isUsed ? 'mails.model.used.subject' : 'mails.model.refused.subject', { name }),
    ...composeMail(translator, {
      brand: brandName,
      title: t(isUsed ? 'mails.model.used.title' : 'mails.model.refused.title'),
      paragraphs: [greeting(translator, first_name), isUsed ? usedText() : refusedText()],
      facts: [
        [t('mails.model.asked'), name],
        ...(reason === null ? [] : [[t('mails.reason'), reason] as [string, string]]),
        ...listings.map(({ title }): [string, string] => [t('mails.listing.listing'), title]),
      ],
      action: { label: t('mails.openDashboard'), url: `${portalOrigin}/vendor-dashboard` },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
