import { translatorOf } from '@bandari/i18n/catalogues'
import { toPriceIn } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { notificationSettings } from '../../people/accounts/notifications/muted-mails.store.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { longDate } from './dates.ts'
import type { OrderedFrom } from './listing-ordered.store.ts'
import type { OrderRecord } from './order.store.ts'

type NewOrderFacts = Pick<OrderRecord, 'id' | 'number' | 'payment_due' | 'currency'>

/**
 * Tells a seller which of their goods are reserved; the buyer's identity does not concern them before the documents do.
 */
export function listingOrderedMail(
  seller: OrderedFrom,
  order: NewOrderFacts,
  settings: Pick<Settings, 'brandName' | 'portalOrigin'>,
): OutgoingMail {
  const { email, first_name, language, lines } = seller
  const translator = translatorOf(language)
  const { t } = translator
  const url = notificationSettings(settings)
  const title = lines[0]?.title ?? ''
  return {
    to: email,
    subject: t('mails.listing.ordered.subject', { title, others: lines.length - 1 }),
    orderId: order.id,
    settingsUrl: url,
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.listing.ordered.title'),
      paragraphs: [
        greeting(translator, first_name),
        t('mails.listing.ordered.reserved', { day: longDate(order.payment_due, language) }),
      ],
      facts: [
        ...lines.map(({ title: name, quantity, goods }): [string, string] => [
          `${quantity} × ${name}`,
          toPriceIn(language, goods, order.currency),
        ]),
        [t('mails.order.number'), order.number],
      ],
      action: {
        label: t('mails.listing.orders'),
        url: `${settings.portalOrigin}/vendor/orders`,
      },
      optional: { words: t('mails.switchOff'), url },
    }),
  }
}
