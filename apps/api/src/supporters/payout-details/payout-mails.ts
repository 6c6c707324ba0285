import { type Language, type Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLabelled } from '@bandari/i18n/format'
import { shopAddress } from '../../core/language.ts'
import type { Settings } from '../../core/settings.ts'
import { deviceFacts } from '../../people/accounts/security-mails/security-mail.ts'
import { findCountry } from '../../people/accounts/country.store.ts'
import type { Device } from '../../people/accounts/sessions/device.ts'
import type { Database } from '../../platform/db/database.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { zonedMoment } from '../../selling/orders/dates.ts'
import type { DetailsRow } from './payout-details.store.ts'

/** How long a link is valid. */
export const confirmationHours = 1

interface Change {
  to: { email: string; first_name: string; language: Language }
  /** No mail shows more of them than four characters. */
  details: Pick<DetailsRow, 'kind' | 'provider' | 'ending' | 'country' | 'currency'>
  /** In English, as the list of countries has it. */
  countryName: string
  device: Device
  at: Date
}

/** The token is in the fragment, which never reaches a server's log. */
export function confirmationMail(
  change: Change,
  { token, settings }: { token: string; settings: Settings },
): OutgoingMail {
  const { to } = change
  const translator = translatorOf(to.language)
  const { t } = translator
  const { brandName: brand, portalOrigin } = settings
  return {
    to: to.email,
    subject: t('mails.payout.confirm.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.payout.confirm.title'),
      paragraphs: [
        greeting(translator, to.first_name),
        t('mails.payout.confirm.asked'),
        t('mails.confirm.hours', { hours: confirmationHours }),
      ],
      facts: factsOf(change, translator),
      action: {
        label: t('mails.payout.confirm.action'),
        url: `${portalOrigin}/profile?tab=payouts#payout=${token}`,
      },
      closing: t('mails.payout.confirm.closing', {
        url: shopAddress(settings, '/auth-reset', to.language),
      }),
    }),
  }
}

export function changedMail(
  change: Change,
  { paysFrom, settings }: { paysFrom: Date; settings: Settings },
): OutgoingMail {
  const { to } = change
  const translator = translatorOf(to.language)
  const { t } = translator
  const { brandName: brand, portalOrigin, supportEmail: email } = settings
  return {
    to: to.email,
    subject: formatLabelled(brand, t('mails.payout.changed.title'), translator.locale),
    ...composeMail(translator, {
      brand,
      title: t('mails.payout.changed.title'),
      paragraphs: [
        greeting(translator, to.first_name),
        t('mails.payout.changed.told', { moment: zonedMoment(paysFrom, to.language) }),
      ],
      facts: factsOf(change, translator),
      action: {
        label: t('mails.payout.changed.action'),
        url: `${portalOrigin}/profile?tab=payouts`,
      },
      closing: t('mails.security.closing', {
        url: shopAddress(settings, '/auth-reset', to.language),
        email,
      }),
    }),
  }
}

export async function countryNameOf(
  db: Database,
  { country }: Pick<DetailsRow, 'country'>,
): Promise<string> {
  return (await findCountry(db, country))?.name ?? country
}

function factsOf(
  { to, details, countryName, device, at }: Change,
  { t, name }: Pick<Translator, 't' | 'name'>,
): [string, string][] {
  const { provider, ending, country: code, currency } = details
  const country = name(`countries.${code}`, countryName)
  return [
    [t('mails.payout.to'), t('mails.payout.account', { provider, ending })],
    [t('mails.payout.place'), `${country}, ${currency}`],
    [t('mails.security.when'), zonedMoment(at, to.language)],
    ...deviceFacts(device, t),
  ]
}
