import type { PersonalData } from '../people/privacy/personal-data.ts'
import { byAccount, type PersonalTable } from '../people/privacy/personal-table.store.ts'

const written: PersonalTable = {
  table: 'reviews',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

/** What others wrote about a seller, which nobody reads without the seller. */
const received: PersonalTable = {
  table: 'reviews',
  ownedBy: [byAccount('vendor_id')],
  withheld: { account_id: 'The buyer is somebody else.', order_id: 'The order is the buyer’s.' },
  onDeletion: 'deleted',
}

/** Whoever wrote a review is told nothing of who reported it. */
const reports: PersonalTable = {
  table: 'review_reports',
  ownedBy: [byAccount('reported_by')],
  onDeletion: 'deleted',
}

/** Which weeks a seller was told of. */
const figureMails: PersonalTable = {
  table: 'figure_mails',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

const companies: PersonalTable = {
  table: 'vendor_companies',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

/** Children before their parents. */
export const reviewTables: readonly PersonalTable[] = [reports, written, received, companies]

/** Personal data of the module of sellers. A review stays as long as both accounts: it says nothing of whoever wrote it. */
export const sellersData: PersonalData = {
  tables: [figureMails, ...reviewTables],
  mentions: {},
  hindrances: [],
  retention: [],
}
