import type { PersonalData } from '../people/privacy/personal-data.ts'
import { byAccount, type PersonalTable, within } from '../people/privacy/personal-table.store.ts'

const lists: PersonalTable = {
  table: 'favourite_lists',
  ownedBy: [byAccount('account_id')],
  withheld: {
    token_hash: 'Whoever has the link sees the list.',
    token_sealed: 'The link is on the page of favourites.',
  },
  onDeletion: 'deleted',
}

/** What people keep to come back to. It stays as long as the account: nobody else reads it. */
export const savedData: PersonalData = {
  tables: [
    { table: 'favourites', ownedBy: [within('list_id', lists)], onDeletion: 'deleted' },
    lists,
    { table: 'garage_vehicles', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
  ],
  mentions: {},
  hindrances: [],
  retention: [],
}
