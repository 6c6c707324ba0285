import { object, string } from 'yup'
import { declareSettings } from '../../../core/settings-part.ts'
import { offerEnd } from './offer-end.ts'

declare module '../../../core/settings.ts' {
  interface Settings {
    /** When the flash offer ends; null when there is no offer (decisions 13, contract C58). */
    flashOfferEnds: Date | null
  }
}

/** The demo shop's flash offer is open. */
const demoOfferEnd = '2030-01-01 23:59'

export const flashOfferSettings = declareSettings({
  schema: object({
    FLASH_OFFER_ENDS: string().test(
      'flash-offer-ends',
      '${path} must look like 2027-01-20 23:59 (Nairobi time) or 2027-01-20T23:59:00+03:00',
      (text) => text === undefined || offerEnd(text) !== null,
    ),
  }),
  notes: {
    FLASH_OFFER_ENDS: {
      group: 'shopfront',
      importance: 'know',
      text: 'when the flash offer ends, in Nairobi time or with a zone (`2027-01-20T23:59:00+03:00`). Unset: there is no offer.',
      unset: 'demo: `2030-01-01 23:59`, otherwise unset',
    },
  },
  read: (given, { demo }) => ({
    flashOfferEnds: offerEnd(given.FLASH_OFFER_ENDS ?? (demo ? demoOfferEnd : '')),
  }),
})
