import type { PersonalData } from '../people/privacy/personal-data.ts'
import { staffWhoActed } from '../people/privacy/personal-table.store.ts'

/** Personal data of landed prices: which staff wrote their rules. */
export const landedData: PersonalData = {
  tables: [],
  mentions: {
    'import_rule_drafts.drafted_by': staffWhoActed,
    'import_rule_drafts.decided_by': staffWhoActed,
    'price_list_drafts.drafted_by': staffWhoActed,
    'price_list_drafts.decided_by': staffWhoActed,
    'price_list_matches.actor_id': staffWhoActed,
    'price_list_drafts.file_name': 'As the office calls its file.',
    'door_tariffs.actor_id': staffWhoActed,
  },
  hindrances: [],
  retention: [],
}
