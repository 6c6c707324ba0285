import { translatorOf } from '@bandari/i18n/catalogues'
import { isWrittenIn, sourceLanguage } from '@bandari/i18n'
import type { Settings } from '../../../core/settings.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { StaffMember } from './notes.store.ts'

/** The mail to a member of staff whom a note mentions. */
export function mentionMail(
  to: StaffMember,
  { order, by, text }: { order: { id: number; number: string }; by: string; text: string },
  { brandName, portalOrigin }: Settings,
): OutgoingMail {
  const language = isWrittenIn(to.language, 'staffMails') ? to.language : sourceLanguage
  const translator = translatorOf(language)
  const { t } = translator
  return {
    to: to.email,
    subject: t('staffMails.mention.subject', { number: order.number, name: by }),
    orderId: order.id,
    ...composeMail(translator, {
      brand: brandName,
      title: t('staffMails.mention.title', { number: order.number, name: by }),
      paragraphs: [text],
      action: {
        label: t('staffMails.alarm.action'),
        url: `${portalOrigin}/support/orders/${order.id}/show`,
      },
    }),
  }
}
