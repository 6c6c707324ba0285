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

const searches: PersonalTable = {
  table: 'saved_searches',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

/** What people keep to come back to, and what they are told of it. It stays as long as the account: nobody else reads it. */
export const savedData: PersonalData = {
  tables: [
    { table: 'favourites', ownedBy: [within('list_id', lists)], onDeletion: 'deleted' },
    lists,
    {
      table: 'saved_search_hits',
      ownedBy: [within('search_id', searches)],
      onDeletion: 'deleted',
    },
    searches,
    { table: 'favourite_news', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    { table: 'favourite_alerts', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    { table: 'saved_views', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    { table: 'garage_vehicles', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
  ],
  mentions: {},
  hindrances: [],
  retention: [],
}
