import { type Language, localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatMoment } from '@bandari/i18n/format'
import { shopAddress } from '../../../core/language.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { Settings } from '../../../core/settings.ts'
import type { FlashRow } from './flash-discount.store.ts'

/** The code with all of its conditions, for a person who has closed the page. */
export function flashMail(
  to: { email: string; language: Language },
  { code, ends_at }: FlashRow,
  settings: Pick<Settings, 'brandName' | 'storefrontOrigin' | 'draftLanguages'>,
): OutgoingMail {
  const { brandName } = settings
  const translator = translatorOf(to.language)
  const { t } = translator
  // In the zone of the page: the same end in two zones would seem to be two moments.
  const end = formatMoment(ends_at.toISOString(), localeOf(to.language), 'Africa/Nairobi')
  return {
    to: to.email,
    subject: t('mails.flash.subject', { brand: brandName, code }),
    ...composeMail(translator, {
      brand: brandName,
      title: t('mails.flash.title'),
      paragraphs: [t('mails.flash.use')],
      facts: [
        [t('mails.flash.code'), code],
        [t('mails.flash.takesOff'), t('mails.flash.amount')],
        [t('mails.flash.validUntil'), t('mails.flash.end', { end })],
        [t('mails.flash.for'), t('mails.flash.vehiclesOnly')],
        [t('mails.flash.minimum'), t('mails.flash.minimumAmount')],
        [t('mails.flash.usage'), t('mails.flash.once')],
      ],
      action: {
        label: t('mails.flash.action'),
        url: shopAddress(settings, '/search/1/0/0/1/*/*/*', to.language),
      },
      closing: t('mails.flash.closing'),
    }),
  }
}
