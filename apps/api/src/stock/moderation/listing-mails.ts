import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { ListingRow } from './listings.store.ts'

type Told = Pick<ListingRow, 'id' | 'title' | 'status' | 'seller_email' | 'seller_first_name'>

/** A mail to the vendor; our own stock has no vendor. */
export function listingMail(
  { id, title, status, seller_email, seller_first_name }: Told,
  { takenDown, reason }: { takenDown: boolean; reason: string },
  { brandName, portalOrigin, supportEmail }: Settings,
): OutgoingMail | null {
  if (seller_email === null) return null
  const restored =
    status === 'live' ? 'Buyers see it again.' : 'It is still a draft: publish it when it is ready.'
  return {
    to: seller_email,
    subject: takenDown ? `Your listing was taken down: ${title}` : `Your listing is back: ${title}`,
    ...composeMail({
      brand: brandName,
      title: takenDown ? 'Your listing was taken down' : 'Your listing is back',
      paragraphs: [
        `Dear ${seller_first_name},`,
        takenDown
          ? 'Buyers do not see this listing any more. You can go on editing it; write to us when it is put right.'
          : restored,
      ],
      facts: [
        ['Listing', title],
        ['Number', String(id)],
        [takenDown ? 'Reason' : 'Note', reason],
      ],
      action: { label: 'Open your seller dashboard', url: `${portalOrigin}/vendor-dashboard` },
      closing: `Questions? Write to ${supportEmail}.`,
    }),
  }
}
