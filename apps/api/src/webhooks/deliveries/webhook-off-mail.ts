import type { PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { EndpointRow } from '../endpoints/endpoints.store.ts'
import type { EndpointOwner } from './owners.store.ts'

const texts: Readonly<Record<'gone' | 'failures', PlainMessageId>> = {
  gone: 'mails.webhook.gone',
  failures: 'mails.webhook.failures',
}

const pages: Readonly<Record<EndpointRow['side'], string>> = {
  seller: '/vendor/webhooks',
  supporter: '/supporter/webhooks',
  staff: '/support/webhooks',
}

interface Told {
  owner: EndpointOwner
  endpoint: Pick<EndpointRow, 'side' | 'address'>
  offBy: 'gone' | 'failures'
}

/** Of the address no more than its server: what follows may be a secret of its own. */
export function webhookOffMail(
  { owner, endpoint, offBy }: Told,
  {
    brandName: brand,
    portalOrigin,
    supportEmail,
  }: Pick<Settings, 'brandName' | 'portalOrigin' | 'supportEmail'>,
): OutgoingMail {
  const translator = translatorOf(owner.language)
  const { t } = translator
  const { host } = new URL(endpoint.address)
  return {
    to: owner.email,
    subject: t('mails.webhook.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.webhook.title'),
      paragraphs: [greeting(translator, owner.firstName), t(texts[offBy]), t('mails.webhook.next')],
      facts: [[t('mails.webhook.server'), host]],
      action: {
        label: t('mails.webhook.action'),
        url: `${portalOrigin}${pages[endpoint.side]}`,
      },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
