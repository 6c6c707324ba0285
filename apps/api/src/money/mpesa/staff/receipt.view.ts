import type { MpesaReceipt } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import { centsOf } from '../shillings.ts'
import type { ReceiptListRow } from './receipt-list.store.ts'

export function receiptView({ arrived_at, ...row }: ReceiptListRow): MpesaReceipt {
  const { amount, rate, state, obstacle } = row
  return {
    ...row,
    amount: toDecimal(amount),
    arrived_at: arrived_at.toISOString(),
    obstacle: state === 'waits' ? obstacle : null,
    counts_as: rate === null ? null : toDecimal(centsOf(amount, rate)),
  }
}
