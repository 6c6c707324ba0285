import { shopAccountOf } from '../../selling/invoices/shop-account.ts'
import { bankDetailsOfOrder, listShopAccounts } from '../../selling/payments/bank-accounts.store.ts'
import type { PaymentMethod } from '../../selling/payments/method.ts'
import { splitDetail } from '../../selling/payments/split-detail.ts'

export const bankWire: PaymentMethod = {
  code: 'bank',
  paidBy: 'bank.paidBy',
  refundedBy: 'bank.refundedBy',
  note: null,
  name: 'bank transfer',
  isOffered: () => true,
  facts: { bank_details: bankDetailsOfOrder },
  instructions: ({ bank_details: lines }) =>
    lines && { method: 'bank', details: lines.map(splitDetail), uri: null },
  address: ({ bank_details: lines }) => ({ bank: lines ?? [] }),
  // Each bank numbers its transfers in its own way.
  verify: () => null,
  checkAccount: async (db, account) => {
    const own = shopAccountOf(account, await listShopAccounts(db))
    return own && { isOurs: own.ended_at === null, until: own.ended_at }
  },
}
