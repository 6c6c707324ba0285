import { sql, type SqlBool } from 'kysely'
import { daysBefore } from '../core/days-before.ts'
import type { PersonalData } from '../people/privacy/personal-data.ts'
import {
  byAccount,
  type PersonalTable,
  staffWhoActed,
} from '../people/privacy/personal-table.store.ts'
import { personalOffers } from './offers/personal-offers.store.ts'

/** The other side keeps its messages; the thread is closed. */
const threads: PersonalTable = {
  table: 'threads',
  ownedBy: [byAccount('buyer_id'), byAccount('vendor_id')],
  withheld: { assigned_to: staffWhoActed },
  onDeletion: {
    deletes: sql<SqlBool>`not exists (select from thread_messages where thread_id = threads.id)`,
    replaces: () => ({ blocked_by: sql`'staff'` }),
    keeps: {
      title: 'What the other side wrote about.',
      buyer_mailed: 'Yes or no.',
      seller_mailed: 'Yes or no.',
    },
  },
}

/** What the person wrote; what staff wrote is the shop's. */
const threadMessages: PersonalTable = {
  table: 'thread_messages',
  ownedBy: [
    {
      column: 'author_id',
      holds: ({ id }) => sql<SqlBool>`(author_id = ${id} and thread_id in (
        select id from threads where buyer_id = ${id} or vendor_id = ${id}))`,
    },
  ],
  onDeletion: 'deleted',
}

/** Files are deleted with their messages; files that were not sent belong to nobody else. */
const threadFiles: PersonalTable = {
  table: 'thread_files',
  ownedBy: [
    {
      column: 'added_by',
      holds: ({ id }) => sql<SqlBool>`(added_by = ${id} and (message_id is null or message_id in (
        select thread_messages.id from thread_messages join threads on threads.id = thread_id
        where buyer_id = ${id} or vendor_id = ${id})))`,
    },
  ],
  onDeletion: 'deleted',
}

/** The other side is not told. */
const threadReports: PersonalTable = {
  table: 'thread_reports',
  ownedBy: [byAccount('reported_by')],
  withheld: { decided_by: staffWhoActed },
  onDeletion: 'deleted',
}

/** Children before their parents. */
export const threadTables: readonly PersonalTable[] = [
  threadReports,
  threadFiles,
  threadMessages,
  threads,
]

/** Personal data of the conversations module. */
export const conversationsData: PersonalData = {
  tables: [...personalOffers, ...threadTables],
  mentions: {
    'answer_templates.name': 'What staff call a text that they answer with.',
    'offer_events.actor_id': 'The offer is theirs, or they sell the vehicle.',
    'thread_reports.decided_by': staffWhoActed,
    'threads.assigned_to': staffWhoActed,
  },
  hindrances: [],
  retention: [
    {
      name: 'quotes',
      before: ({ enquiriesDays }, now) => daysBefore(now, enquiriesDays),
      apply: async (db, before) => {
        const { rows } = await sql`
          update baskets set quote_contact = null, quote_note = null
          where quote_requested_at < ${before} and coalesce(quote_contact, quote_note) is not null
          returning id`.execute(db)
        return rows.length
      },
    },
  ],
}
