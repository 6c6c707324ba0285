import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { insuranceTariffView } from './insurance-tariff.view.ts'
import { findInsuranceTariff } from './insurance-tariffs.store.ts'

export const getSupportInsuranceTariff: Handler<'getSupportInsuranceTariff'> = async (
  { db, clock },
  { path },
) => {
  const row = await findInsuranceTariff(db, path.id, clock.now())
  return row ? { status: 200, body: insuranceTariffView(row) } : notFound
}
