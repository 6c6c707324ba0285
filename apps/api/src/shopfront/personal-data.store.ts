import { sql } from 'kysely'
import { daysBefore } from '../core/days-before.ts'
import type { PersonalData } from '../people/privacy/personal-data.ts'
import {
  auditOf,
  byAccount,
  byEmail,
  type PersonalTable,
  within,
} from '../people/privacy/personal-table.store.ts'

const requests: PersonalTable = {
  table: 'requests',
  ties: [byAccount('account_id'), byEmail('email')],
  onDeletion: 'deleted',
}

/** What people write to us by form. */
export const shopfrontData: PersonalData = {
  tables: [
    {
      table: 'request_notes',
      ties: [within('request_id', requests)],
      withheld: { actor_id: 'Who of staff wrote it.' },
      onDeletion: 'deleted',
    },
    auditOf('request', requests),
    requests,
  ],
  mentions: {
    'request_notes.actor_id': 'Who of staff wrote it.',
  },
  hindrances: [],
  retention: [
    {
      name: 'requests',
      before: ({ enquiriesDays }, now) => daysBefore(now, enquiriesDays),
      // Its notes go with it. One that is still new is late, not old.
      apply: async (db, before) => {
        const { rows } = await sql`
          delete from requests where state <> 'new' and coalesce(answered_at, created_at) < ${before}
          returning id`.execute(db)
        return rows.length
      },
    },
  ],
}
