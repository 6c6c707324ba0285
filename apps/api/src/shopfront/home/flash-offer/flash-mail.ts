import { longMoment } from '../../../selling/orders/dates.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { Settings } from '../../../core/settings.ts'
import type { FlashRow } from './flash-discount.store.ts'

/** The code with all of its conditions, for a person who has closed the page. */
export function flashMail(
  email: string,
  { code, ends_at }: FlashRow,
  { brandName, storefrontOrigin }: Pick<Settings, 'brandName' | 'storefrontOrigin'>,
): OutgoingMail {
  return {
    to: email,
    subject: `Your ${brandName} discount code: ${code}`,
    ...composeMail({
      brand: brandName,
      title: '$200 off your vehicle',
      paragraphs: [
        'Here is the code you asked for. Put a vehicle into your basket and type the code there, under Discount or promo code.',
      ],
      facts: [
        ['Code', code],
        ['Takes off', '$200'],
        ['Valid until', longMoment(ends_at)],
        ['For', 'vehicles only'],
        ['Minimum order', '$1000'],
        ['Use', 'once per customer'],
      ],
      action: { label: 'Choose a vehicle', url: `${storefrontOrigin}/search/1/0/0/1/*/*/0` },
      closing: 'If you did not ask for it, ignore this e-mail: nothing else follows.',
    }),
  }
}
