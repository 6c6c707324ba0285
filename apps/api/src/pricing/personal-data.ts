import type { PersonalData } from '../people/privacy/personal-data.ts'
import { staffWhoActed } from '../people/privacy/personal-table.store.ts'

/** What pricing keeps about people: who of staff set its figures. */
export const pricingData: PersonalData = {
  tables: [],
  mentions: {
    'exchange_rates.actor_id': staffWhoActed,
    'insurance_tariffs.actor_id': staffWhoActed,
  },
  hindrances: [],
  retention: [],
}
