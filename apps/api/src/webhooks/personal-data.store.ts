import { sql, type SqlBool } from 'kysely'
import type { PersonalData } from '../people/privacy/personal-data.ts'
import { type PersonalTable, within } from '../people/privacy/personal-table.store.ts'

/** The shop's own belong to nobody, whoever of staff added them. */
const endpoints: PersonalTable = {
  table: 'webhook_endpoints',
  ownedBy: [
    {
      column: 'owner_id',
      holds: ({ id }) => sql<SqlBool>`(owner_id = ${id} and side <> 'staff')`,
    },
  ],
  withheld: {
    secret: 'A secret, encrypted; its owner was shown it.',
    previous_secret: 'A secret, encrypted; its owner was shown it.',
  },
  onDeletion: 'deleted',
}

/** Where programs of sellers and supporters are told, and what they were told. */
export const webhooksData: PersonalData = {
  tables: [
    {
      table: 'webhook_deliveries',
      ownedBy: [within('endpoint_id', endpoints)],
      onDeletion: 'deleted',
    },
    endpoints,
  ],
  mentions: {},
  hindrances: [],
  retention: [],
}
