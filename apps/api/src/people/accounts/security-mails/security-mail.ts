import { type Language, localeOf, type PlainMessageId, type Translate } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLabelled, formatMoment } from '@bandari/i18n/format'
import { shopAddress } from '../../../core/language.ts'
import type { Settings } from '../../../core/settings.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { Device } from '../sessions/device.ts'

/** Events that the owner of an account is told of, so that they notice when it was not them. */
export type SecurityEvent =
  | 'new-device'
  | 'password-changed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'factor-reset'
  | 'sessions-ended'
  | 'key-made'

interface Wording {
  subject: PlainMessageId
  told: (t: Translate, brand: string) => string
}

const wordings: Record<SecurityEvent, Wording> = {
  'new-device': {
    subject: 'mails.security.newDevice.title',
    told: (t, brand) => t('mails.security.newDevice.told', { brand }),
  },
  'password-changed': {
    subject: 'mails.security.password.title',
    told: (t, brand) => t('mails.security.password.told', { brand }),
  },
  'authenticator-added': {
    subject: 'mails.security.factor.title',
    told: (t, brand) => t('mails.security.factor.appAdded', { brand }),
  },
  'authenticator-removed': {
    subject: 'mails.security.factor.title',
    told: (t, brand) => t('mails.security.factor.appRemoved', { brand }),
  },
  'passkey-added': {
    subject: 'mails.security.factor.title',
    told: (t, brand) => t('mails.security.factor.passkeyAdded', { brand }),
  },
  'passkey-removed': {
    subject: 'mails.security.factor.title',
    told: (t, brand) => t('mails.security.factor.passkeyRemoved', { brand }),
  },
  'recovery-codes-made': {
    subject: 'mails.security.factor.title',
    told: (t, brand) => t('mails.security.factor.codesMade', { brand }),
  },
  'recovery-code-used': {
    subject: 'mails.security.codeUsed.title',
    told: (t, brand) => t('mails.security.codeUsed.told', { brand }),
  },
  'factor-reset': {
    subject: 'mails.security.reset.title',
    told: (t, brand) => t('mails.security.reset.told', { brand }),
  },
  'sessions-ended': {
    subject: 'mails.security.sessions.title',
    told: (t, brand) => t('mails.security.sessions.told', { brand }),
  },
  'key-made': {
    subject: 'mails.security.key.title',
    told: (t, brand) => t('mails.security.key.told', { brand }),
  },
}

export interface SecurityNews {
  to: { email: string; first_name: string; language: Language }
  event: SecurityEvent
  /** Null when it was not done at a device of theirs. */
  device: Device | null
  at: Date
}

export function securityMail(
  { to, event, device, at }: SecurityNews,
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  const { subject, told } = wordings[event]
  const { brandName: brand, portalOrigin, supportEmail: email } = settings
  return {
    to: to.email,
    subject: formatLabelled(brand, t(subject), translator.locale),
    ...composeMail(translator, {
      brand,
      title: t(subject),
      paragraphs: [t('mails.greeting', { name: to.first_name }), told(t, brand)],
      facts: [
        [t('mails.security.when'), `${formatMoment(at.toISOString(), localeOf(to.language))} UTC`],
        ...(device ? deviceFacts(device, t) : []),
      ],
      action: {
        label: t('mails.security.action'),
        url: `${portalOrigin}/profile?tab=security`,
      },
      closing: t('mails.security.closing', {
        url: shopAddress(settings, '/auth-reset', to.language),
        email,
      }),
    }),
  }
}

/** The facts that a mail states about the device at which something was done. */
export function deviceFacts(
  { browser, system, network }: Device,
  t: Translate,
): [string, string][] {
  const machine = [browser, system].filter((part) => part !== null).join(', ')
  return [
    [t('mails.security.device'), machine === '' ? t('mails.security.unknown') : machine],
    [t('mails.security.network'), network ?? t('mails.security.unknown')],
  ]
}
