import type { PersonalData } from '../people/privacy/personal-data.ts'

/** Reports add up orders, and name nobody but those whose sales they are. */
export const reportsData: PersonalData = {
  tables: [],
  mentions: {
    'freight_costs.actor_id': 'Who of staff wrote it.',
  },
  hindrances: [],
  retention: [],
}
