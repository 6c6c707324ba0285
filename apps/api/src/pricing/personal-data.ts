import type { PersonalData } from '../people/privacy/personal-data.ts'
import { staffWhoActed } from '../people/privacy/personal-table.store.ts'

/** Personal data of pricing: which staff set its figures. */
export const pricingData: PersonalData = {
  tables: [],
  mentions: {
    'exchange_rates.actor_id': staffWhoActed,
    'insurance_tariffs.actor_id': staffWhoActed,
  },
  hindrances: [],
  retention: [],
}
