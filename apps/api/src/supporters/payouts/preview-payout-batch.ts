import type { Handler } from '../../core/contract.ts'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { payoutThreshold } from '../ledger/commission.ts'
import { leftOut, payableView } from './payable.ts'
import { listPayable } from './payout.store.ts'

/** Of lines; the sum is of all. */
const most = 1000

export const previewPayoutBatch: Handler<'previewPayoutBatch'> = async (
  { db, clock, settings },
  { account },
) => {
  const reading = { settings, now: clock.now() }
  const rows = await listPayable(db, { readerId: account.id, threshold: payoutThreshold })
  const paid = rows.filter((row) => leftOut(row, reading) === null)
  return {
    status: 200,
    body: {
      line_count: paid.length,
      total: toDecimal(paid.reduce((sum, { amount }) => sum + amount, 0)),
      currency: tradeCurrency,
      lines: rows.slice(0, most).map((row) => payableView(row, reading)),
    },
  }
}
