import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { onOff, phonePattern, whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Megabytes that the listed vehicles may take in this process's memory, for searches; 0: the database answers them. */
    searchMemory: number
    /** Struck price and `Save: 10%` (decisions 12). */
    struckPrices: boolean
    /** How to reach the head office; on every page, and where a seller has no telephone. */
    contactPhone: string
  }
}

export const catalogueSettings = declareSettings({
  schema: object({
    SEARCH_MEMORY: whole(0, 1_000_000).default(256),
    STRUCK_PRICES: onOff().default(true),
    CONTACT_PHONE: string()
      .matches(phonePattern, '${path} must look like +254 20 555 0100')
      .default('+254 20 555 0100'),
  }),
  notes: {
    SEARCH_MEMORY: {
      group: 'search',
      importance: 'know',
      text: 'megabytes in which each process may hold the listed vehicles, about 240 bytes each. Where they do not fit, the database answers searches, slowly, and none by landed price.',
    },
    STRUCK_PRICES: {
      group: 'prices',
      importance: 'ignore',
      text: 'show the struck price and `Save: 10%`.',
    },
    CONTACT_PHONE: {
      group: 'shopfront',
      importance: 'set',
      text: 'the telephone of the head office. The demo’s is invented.',
    },
  },
  read: (given) => ({
    searchMemory: given.SEARCH_MEMORY,
    struckPrices: given.STRUCK_PRICES,
    contactPhone: given.CONTACT_PHONE,
  }),
  invents: ['CONTACT_PHONE'],
})
