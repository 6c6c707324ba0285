import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { aliasOf, deletedName, emptiedAddress } from '../people/privacy/deleted-person.store.ts'
import {
  byAccount,
  type PersonalTable,
  staffWhoActed,
  within,
} from '../people/privacy/personal-table.store.ts'
import { openOrderStatuses } from './orders/open-orders.ts'
import { keptColumns } from './payments/methods.ts'

export const ledger = 'A record of money, which is only ever added to and names nobody.'

/** What was bought, for how much and to which country is what the law asks for. */
export const orders: PersonalTable = {
  table: 'orders',
  ownedBy: [byAccount('account_id')],
  onDeletion: {
    replaces: (person) => ({
      email: sql`${aliasOf(person)}`,
      shipping_address: emptiedAddress('shipping_address', deletedName(person)),
      billing_address: emptiedAddress('billing_address', deletedName(person)),
    }),
    get keeps() {
      return keptColumns()
    },
  },
}

/** What an order is made of and what happened to it: goods, moments and amounts. */
export const partOfOrder = (table: PersonalTable['table'], withheld = {}): PersonalTable => ({
  table,
  ownedBy: [within('order_id', orders)],
  withheld,
  onDeletion: { keeps: { '*': ledger } },
})

export const paymentReports = partOfOrder('payment_reports', { answered_by: staffWhoActed })

/** Whether an order was over before the moment: what of it is personal goes then. */
export const endedBefore = (moment: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`status <> all(${openOrderStatuses}::text[]) and status_since < ${moment}`
