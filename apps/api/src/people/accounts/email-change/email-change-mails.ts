import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLabelled } from '@bandari/i18n/format'
import { shopAddress } from '../../../core/language.ts'
import type { Settings } from '../../../core/settings.ts'
import { greeting } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { deviceFacts } from '../security-mails/security-mail.ts'
import type { Device } from '../sessions/device.ts'
import { changeHours, type Side } from './email-change.ts'

interface Asked {
  owner: { email: string; first_name: string; language: Language }
  /** The address that is wanted. */
  email: string
  device: Device
}

/** To one of the two addresses: whoever reads it agrees, or stops the change. The token is in the fragment, which no log has. */
export function confirmationMail(
  { owner, email, device }: Asked,
  { side, token, settings }: { side: Side; token: string; settings: Settings },
): OutgoingMail {
  const translator = translatorOf(owner.language)
  const { t } = translator
  const { brandName: brand, portalOrigin } = settings
  const title = t(`mails.email.${side}.title`)
  return {
    to: side === 'old' ? owner.email : email,
    subject: formatLabelled(brand, title, translator.locale),
    ...composeMail(translator, {
      brand,
      title,
      paragraphs: [
        greeting(translator, owner.first_name),
        t(`mails.email.${side}.asked`, { brand, email }),
        t('mails.email.both', { hours: changeHours }),
      ],
      facts: deviceFacts(device, t),
      action: {
        label: t('mails.email.action'),
        url: `${portalOrigin}/email-change#token=${token}`,
      },
      closing:
        side === 'old'
          ? t('mails.email.old.closing', {
              url: shopAddress(settings, '/auth-reset', owner.language),
            })
          : t('mails.email.new.closing'),
    }),
  }
}

/** To an address that has an account already: nobody else is told that it has. */
export function takenMail(
  { owner, email }: Pick<Asked, 'owner' | 'email'>,
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(owner.language)
  const { t } = translator
  const { brandName: brand } = settings
  const title = t('mails.email.taken.title')
  return {
    to: email,
    subject: formatLabelled(brand, title, translator.locale),
    ...composeMail(translator, {
      brand,
      title,
      paragraphs: [t('mails.email.taken.asked', { brand, email })],
      closing: t('mails.email.taken.closing', {
        url: shopAddress(settings, '/auth-reset', owner.language),
      }),
    }),
  }
}

/** To both, once it is done. */
export function changedMail(
  { owner, email, to }: Pick<Asked, 'owner' | 'email'> & { to: string },
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(owner.language)
  const { t } = translator
  const { brandName: brand, supportEmail } = settings
  const title = t('mails.email.changed.title')
  return {
    to,
    subject: formatLabelled(brand, title, translator.locale),
    ...composeMail(translator, {
      brand,
      title,
      paragraphs: [
        greeting(translator, owner.first_name),
        t('mails.email.changed.told', { brand, email }),
      ],
      closing: t('mails.email.changed.closing', { email: supportEmail }),
    }),
  }
}
