import type { PayoutPreviewLine } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { paysFrom } from '../payout-details/cooling-off.ts'
import { maskedView } from '../payout-details/payout-details.view.ts'
import type { PayableRow } from './payout.store.ts'

interface Reading {
  settings: Pick<Settings, 'payoutDetailsHours'>
  now: Date
}

/** Why a batch that the reader makes now leaves an agent out; null where it does not. */
export function leftOut(
  { is_own, batch_id, details }: PayableRow,
  { settings, now }: Reading,
): PayoutPreviewLine['left_out'] {
  if (batch_id !== null) return 'open_batch'
  if (is_own) return 'own_money'
  if (!details) return 'no_details'
  return paysFrom(settings, details, now) ? 'new_details' : null
}

export function payableView(row: PayableRow, reading: Reading): PayoutPreviewLine {
  const { agent_id, name, mobile, code, amount, batch_id, details } = row
  const reason = leftOut(row, reading)
  const until = details && paysFrom(reading.settings, details, reading.now)
  return {
    agent_id,
    name,
    mobile,
    code,
    amount: toDecimal(amount),
    currency: tradeCurrency,
    payout_details: details && maskedView(details),
    left_out: reason,
    left_out_until: reason === 'new_details' ? (until?.toISOString() ?? null) : null,
    batch_id,
  }
}
