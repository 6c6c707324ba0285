import { sql, type SqlBool } from 'kysely'
import { yearsBefore } from '../core/days-before.ts'
import type { PersonalData } from '../people/privacy/personal-data.ts'
import {
  type PersonalTable,
  staffWhoActed,
  within,
} from '../people/privacy/personal-table.store.ts'
import { methods } from './methods.ts'
import { endedBefore, partOfOrder, paymentReports } from '../selling/personal-orders.store.ts'

const paymentSlips: PersonalTable = {
  table: 'payment_slips',
  ownedBy: [within('report_id', paymentReports)],
  onDeletion: 'deleted',
}

const bankEntries: PersonalTable = {
  table: 'bank_entries',
  ownedBy: [
    {
      column: 'id',
      holds: (person) => sql<SqlBool>`id in (
        select entry_id from bank_decisions join orders on orders.id = order_id where account_id = ${person.id})`,
    },
  ],
  onDeletion: {
    keeps: { '*': 'A movement on our account as the bank told it, which the law has us keep.' },
  },
}

/** Personal data of the money module. */
export const moneyData: PersonalData = {
  tables: [
    paymentSlips,
    bankEntries,
    partOfOrder('bank_entry_offers'),
    partOfOrder('bank_decisions', { actor_id: staffWhoActed }),
    ...methods.flatMap(({ personal }) => personal),
  ],
  mentions: {
    'bank_accounts.drafted_by': staffWhoActed,
    'bank_accounts.decided_by': staffWhoActed,
    'payment_slips.added_by': 'The order is theirs.',
    'bank_statements.file_name': 'As the bank calls its file.',
    'bank_columns.actor_id': staffWhoActed,
    'bank_statements.actor_id': staffWhoActed,
    'bank_decisions.actor_id': staffWhoActed,
    'bank_matches_due.actor_id': staffWhoActed,
    'bank_bookings_due.actor_id': staffWhoActed,
  },
  hindrances: [],
  retention: [
    {
      name: 'payment-proofs',
      before: ({ ordersYears }, now) => yearsBefore(now, ordersYears),
      apply: async (db, before) => {
        const { numAffectedRows } = await sql`
          delete from payment_slips using payment_reports join orders on orders.id = order_id
          where payment_reports.id = report_id and ${endedBefore(before)}`.execute(db)
        return Number(numAffectedRows)
      },
    },
  ],
}
