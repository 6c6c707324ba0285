import { object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** No price is shown by an exchange rate that is older than this many days. */
    exchangeRateDays: number
  }
}

export const exchangeRateSettings = declareSettings({
  schema: object({ EXCHANGE_RATE_DAYS: whole(1, 366).default(35) }),
  notes: {
    EXCHANGE_RATE_DAYS: {
      group: 'prices',
      importance: 'know',
      text: 'how old, in days, an exchange rate may be that prices are shown “about” by.',
    },
  },
  read: (given) => ({ exchangeRateDays: given.EXCHANGE_RATE_DAYS }),
})
