import { sql } from 'kysely'
import { daysBefore } from '../core/days-before.ts'
import type { PersonalData } from '../people/privacy/personal-data.ts'
import {
  auditOf,
  byAccount,
  byEmail,
  type PersonalTable,
  staffWhoActed,
  within,
} from '../people/privacy/personal-table.store.ts'

const requests: PersonalTable = {
  table: 'requests',
  ownedBy: [byAccount('account_id'), byEmail('email')],
  withheld: { assigned_to: 'Who of staff answers it.' },
  onDeletion: 'deleted',
}

/** The requests that people send by form. */
export const shopfrontData: PersonalData = {
  tables: [
    {
      table: 'request_notes',
      ownedBy: [within('request_id', requests)],
      withheld: { actor_id: 'Who of staff wrote it.' },
      onDeletion: 'deleted',
    },
    {
      table: 'request_messages',
      ownedBy: [within('request_id', requests)],
      withheld: { actor_id: 'Who of staff wrote it.' },
      onDeletion: 'deleted',
    },
    {
      table: 'request_links',
      ownedBy: [within('request_id', requests)],
      withheld: { token_hash: 'It opens the page of the request.' },
      onDeletion: 'deleted',
    },
    auditOf('request', requests),
    requests,
  ],
  mentions: {
    'request_notes.actor_id': 'Who of staff wrote it.',
    'shop_settings.changed_by': staffWhoActed,
    'product_feeds.changed_by': staffWhoActed,
    'shop_settings.name': 'what a setting is called',
    'vital_days.device': 'Whether visits were on phones; counts, of nobody in particular.',
    'content_versions.actor_id': 'Who of staff saved it.',
    'request_messages.actor_id': 'Who of staff wrote it.',
    'requests.assigned_to': 'Who of staff answers it.',
  },
  hindrances: [],
  retention: [
    {
      name: 'requests',
      before: ({ enquiriesDays }, now) => daysBefore(now, enquiriesDays),
      // Its notes are deleted with it. A request that is still new is overdue and stays.
      apply: async (db, before) => {
        const { rows } = await sql`
          delete from requests where state <> 'new' and coalesce(answered_at, created_at) < ${before}
          returning id`.execute(db)
        return rows.length
      },
    },
  ],
}
