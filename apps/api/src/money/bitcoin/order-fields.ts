import type { Order, SupportOrder } from '@bandari/sdk'
import type { BitcoinRate, BitcoinTransactionRow } from './bitcoin-transactions.store.ts'

declare module '../../selling/payments/method.ts' {
  interface MethodColumns {
    /** Where the order can be paid to; null where no Bitcoin was taken when it was placed. */
    bitcoin_address: string | null
  }
  interface MethodFacts {
    bitcoinTransactions: BitcoinTransactionRow[]
    bitcoinRate: BitcoinRate | null
  }
  interface MethodFields extends Pick<Order, 'bitcoin_transactions' | 'bitcoin_quote'> {}
  interface MethodStaffFields extends Pick<SupportOrder, 'bitcoin_transactions'> {}
}
