import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { HandOver } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { paperName } from '../../landed/labels.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { longDay } from '../../selling/orders/dates.ts'
import type { OrderRecord } from '../../selling/orders/order.store.ts'
import { staffMail } from '../documents/document-mails.ts'

interface ReturnedPaper {
  to: { email: string; first_name: string; language: Language }
  order: Pick<OrderRecord, 'id' | 'number'>
  title: string
  kind: string
  reason: string
}

/** Tells whoever sent a paper why it does not do. */
export function returnedPaperMail(
  { to, order, title, kind, reason }: ReturnedPaper,
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  const paper = paperName(kind, translator)
  return {
    to: to.email,
    subject: t('mails.listing.returned.subject', { title }),
    orderId: order.id,
    ...composeMail(translator, {
      brand: brandName,
      title: t('mails.listing.returned.title', { paper }),
      paragraphs: [
        greeting(translator, to.first_name),
        t('mails.listing.returned.why', { reason }),
        t('mails.listing.returned.again'),
      ],
      facts: [
        [t('mails.listing.listing'), title],
        [t('mails.order.number'), order.number],
      ],
      action: { label: t('mails.listing.orders'), url: `${portalOrigin}/vendor/orders` },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}

const receivers = {
  port: 'staffMails.handOver.port',
  carrier: 'staffMails.handOver.carrier',
} as const satisfies Record<HandOver['receiver'], string>

/** Tells staff that a seller has brought a vehicle, so that they have it inspected and say so. */
export function handOverStaffMail(
  order: Pick<OrderRecord, 'id' | 'number' | 'email'>,
  given: HandOver & { title: string; language: Language },
  settings: Settings,
): OutgoingMail {
  const { t } = translatorOf(given.language)
  const day = longDay(given.on, given.language)
  return staffMail(
    order,
    {
      title: t('staffMails.handOver.title', { number: order.number, vehicle: given.title }),
      text: t(receivers[given.receiver], { day, place: given.place }),
      language: given.language,
    },
    settings,
  )
}
