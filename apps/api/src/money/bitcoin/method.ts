import type { PaymentMethod } from '../../selling/payments/method.ts'
import { bitcoinAddress, bitcoinUri } from './address.ts'
import {
  bitcoinRate,
  hasUnconfirmed,
  isShopAddress,
  transactionsOfOrder,
} from './bitcoin-transactions.store.ts'
import { bitcoinQuote, bitcoinTransactionView } from './bitcoin.view.ts'

export const bitcoin: PaymentMethod = {
  code: 'bitcoin',
  paidBy: 'ui.paymentMethod.bitcoin.name',
  refundedBy: 'ui.paymentMethod.bitcoin.name',
  note: 'bitcoin.note',
  name: 'Bitcoin',
  isOffered: ({ bitcoinXpub }) => bitcoinXpub !== undefined,
  columns: ({ bitcoinXpub }, orderId) => ({
    bitcoin_address: bitcoinXpub === undefined ? null : bitcoinAddress(bitcoinXpub, orderId),
  }),
  keeps: { bitcoin_address: 'Our own, to which the order was paid.' },
  facts: { bitcoinTransactions: transactionsOfOrder, bitcoinRate },
  instructions: ({ bitcoin_address: address, payment_reference }) =>
    address === null
      ? null
      : {
          method: 'bitcoin',
          details: [{ label: 'Bitcoin address', value: address }],
          uri: bitcoinUri(address, payment_reference),
        },
  address: ({ bitcoin_address: address, payment_reference }) => ({
    bitcoin_address: address,
    bitcoin_uri: address === null ? null : bitcoinUri(address, payment_reference),
  }),
  fields: (order) => ({
    bitcoin_transactions: order.bitcoinTransactions.map(bitcoinTransactionView),
    bitcoin_quote: bitcoinQuote(order),
  }),
  staffFields: (order) => ({
    bitcoin_transactions: order.bitcoinTransactions.map(bitcoinTransactionView),
  }),
  isUnderWay: hasUnconfirmed,
  verify: (reference) => (/^[\da-f]{64}$/i.test(reference) ? null : 'bitcoin_transaction_invalid'),
  checkAccount: async (db, account) =>
    (await isShopAddress(db, account)) ? { isOurs: true, until: null } : null,
}
