import type { SupportInsuranceTariff } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { InsuranceTariffRow } from './insurance-tariffs.store.ts'

export function insuranceTariffView(row: InsuranceTariffRow): SupportInsuranceTariff {
  const { id, currency, state, set_by } = row
  return {
    id,
    // Hundredths of a percent, as cents are of a dollar.
    percent: toDecimal(row.basis_points),
    minimum: toDecimal(row.minimum),
    currency,
    valid_from: row.valid_from.toISOString(),
    state,
    set_by,
    set_at: row.set_at.toISOString(),
  }
}
