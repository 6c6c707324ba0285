import type { Claim, Delivery, SupportClaim } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { ClaimRow, DeliveryRow } from './claims.store.ts'
import { answerDue, deliveryState } from './delivery.ts'

export function deliveryView(
  { deliveredAt, deliveredOn, confirmedAt }: DeliveryRow,
  claim: ClaimRow | null,
  now: Date,
): Delivery {
  const facts = { deliveredAt, isConfirmed: confirmedAt !== null, hasClaim: claim !== null }
  return {
    state: deliveryState(facts, now),
    delivered_on: deliveredOn,
    answer_due: deliveredAt && answerDue(deliveredAt).toISOString(),
    claim: claim && claimView(claim),
  }
}

export function claimView(row: ClaimRow): Claim {
  const { id, kind, state, outcome, amount, currency, opened_at } = row
  return {
    id,
    kind,
    state,
    outcome,
    amount: amount === null ? null : toDecimal(amount),
    currency,
    opened_at: opened_at.toISOString(),
    // jsonb renders times with an offset; the wire has them in UTC.
    messages: row.messages.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    pictures: row.pictures.map(({ file_id: _file, ...one }) => ({
      ...one,
      at: new Date(one.at).toISOString(),
    })),
  }
}

export function supportClaimView(row: ClaimRow): SupportClaim {
  return {
    ...claimView(row),
    version: row.version,
    order_id: row.order_id,
    order_number: row.order_number,
    user_id: row.account_id,
    user_name: row.account_name,
    state_since: row.state_since.toISOString(),
  }
}
