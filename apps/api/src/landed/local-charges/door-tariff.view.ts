import type { SupportDoorTariff } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { DoorTariffRow } from './door-tariffs.store.ts'

export function doorTariffView(row: DoorTariffRow): SupportDoorTariff {
  const { id, kind, country, place, amount, currency, state, set_by } = row
  return {
    id,
    kind,
    country,
    place,
    amount: amount === null ? null : toDecimal(amount),
    currency,
    valid_from: row.valid_from.toISOString(),
    state,
    set_by,
    set_at: row.set_at.toISOString(),
  }
}
