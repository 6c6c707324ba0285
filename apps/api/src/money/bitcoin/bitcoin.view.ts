import type { BitcoinQuote, BitcoinTransaction } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { balanceOf } from '../../selling/payments/balance.ts'
import type { PayableOrder } from '../../selling/payments/method.ts'
import { centsOf, satoshiFor, formatBitcoins } from './bitcoin-amount.ts'
import type { BitcoinTransactionRow } from './bitcoin-transactions.store.ts'

export function bitcoinTransactionView(row: BitcoinTransactionRow): BitcoinTransaction {
  const { txid, satoshi, cents_per_bitcoin: rate, confirmations, needed } = row
  return {
    txid,
    amount: formatBitcoins(satoshi),
    value: rate === null ? null : toDecimal(centsOf(satoshi, rate)),
    confirmations,
    needed,
    state: stateOf(row),
  }
}

function stateOf({ is_gone, is_counted, confirmations, needed }: BitcoinTransactionRow) {
  if (is_gone) return 'gone'
  if (is_counted) return 'counted'
  return confirmations < needed ? 'confirming' : 'with-staff'
}

/** About how much to send now; null where nobody knows, or nothing is to be sent. */
export function bitcoinQuote(order: PayableOrder): BitcoinQuote | null {
  const { bitcoinRate: rate, bitcoin_address: address, status, currency } = order
  const { due } = balanceOf(order)
  if (!rate || address === null || status !== 'Pending' || currency !== 'USD' || due === 0) {
    return null
  }
  return {
    amount: formatBitcoins(satoshiFor(due, rate.cents)),
    rate: toDecimal(rate.cents),
    rated_at: rate.at,
  }
}
