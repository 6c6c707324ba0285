import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { shopAddress } from '../../core/language.ts'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { maskAddress } from './mask-address.ts'

interface Merged {
  to: { email: string; first_name: string; language: Language }
  kept: { email: string }
  ended: { email: string }
}

/** Both addresses are told of each other in part only: should the two have been two people, neither learns the other's. */
export function mergedMail({ to, kept, ended }: Merged, settings: Settings): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  const { brandName: brand, supportEmail: email } = settings
  const addressOf = (person: { email: string }) =>
    person.email === to.email ? person.email : maskAddress(person.email)
  return {
    to: to.email,
    subject: t('mails.merged.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.merged.title'),
      paragraphs: [
        t('mails.greeting', { name: to.first_name }),
        t('mails.merged.told', { kept: addressOf(kept), ended: addressOf(ended) }),
        t('mails.merged.after', { kept: addressOf(kept), ended: addressOf(ended) }),
      ],
      action: { label: t('mails.merged.action'), url: shopAddress(settings, '/auth', to.language) },
      closing: t('mails.merged.closing', { email }),
    }),
  }
}
