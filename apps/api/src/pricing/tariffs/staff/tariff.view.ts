import type { SupportTariff, TariffCreate } from '@bandari/sdk'
import { fromDecimal, toDecimal } from '../../../core/money.ts'
import { tariffState, type TariffTerms } from './tariff-rules.ts'
import type { TariffRow } from './tariffs.store.ts'

export function supportTariffView(row: TariffRow, now: Date): SupportTariff {
  return {
    id: row.id,
    shipping_type: row.shipping_type,
    port_id: row.port_id,
    port: row.port,
    amount: toDecimal(row.amount),
    currency: row.currency,
    valid_from: row.valid_from.toISOString(),
    valid_to: row.valid_to?.toISOString() ?? null,
    state: tariffState(row, now),
    version: row.version,
  }
}

/** A tariff without a beginning begins now. The contract has validated the times. */
export function termsOf(body: TariffCreate, now: Date): TariffTerms {
  return {
    shipping_type: body.shipping_type,
    port_id: body.port_id ?? null,
    amount: fromDecimal(body.amount) ?? 0,
    valid_from: body.valid_from ? new Date(body.valid_from) : now,
    valid_to: body.valid_to ? new Date(body.valid_to) : null,
  }
}

/** The terms of a row without its other columns, for the audit and for comparison. */
export function termsIn(row: TariffTerms): TariffTerms {
  const { shipping_type, port_id, amount, valid_from, valid_to } = row
  return { shipping_type, port_id, amount, valid_from, valid_to }
}
