import { translatorOf } from '@bandari/i18n/catalogues'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { ListingRow } from './listings.store.ts'

type ListingFacts = Pick<
  ListingRow,
  'id' | 'title' | 'status' | 'seller_email' | 'seller_first_name' | 'seller_language'
>

/** A mail to the vendor; our own stock has no vendor. */
export function listingMail(
  { id, title, status, seller_email, seller_first_name, seller_language }: ListingFacts,
  { takenDown, reason }: { takenDown: boolean; reason: string },
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail | null {
  if (seller_email === null || seller_language === null) return null
  const translator = translatorOf(seller_language)
  const { t } = translator
  const restored = status === 'live' ? 'mails.listing.back.live' : 'mails.listing.back.draft'
  return {
    to: seller_email,
    subject: t(takenDown ? 'mails.listing.down.subject' : 'mails.listing.back.subject', { title }),
    ...composeMail(translator, {
      brand: brandName,
      title: t(takenDown ? 'mails.listing.down.title' : 'mails.listing.back.title'),
      paragraphs: [
        greeting(translator, seller_first_name ?? ''),
        t(takenDown ? 'mails.listing.down.hidden' : restored),
      ],
      facts: [
        [t('mails.listing.listing'), title],
        [t('mails.listing.number'), String(id)],
        [t(takenDown ? 'mails.reason' : 'mails.note'), reason],
      ],
      action: { label: t('mails.openDashboard'), url: `${portalOrigin}/vendor-dashboard` },
      closing: t('mails.questions', { email: supportEmail }),
    }),
  }
}
