import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { insuranceTariffView } from './insurance-tariff.view.ts'
import { insuranceTariffs } from './insurance-tariffs.store.ts'

export const getSupportInsuranceTariff: Handler<'getSupportInsuranceTariff'> = async (
  { db, clock },
  { path },
) => {
  const row = await insuranceTariffs(clock.now()).find(db, path.id)
  return row ? { status: 200, body: insuranceTariffView(row) } : notFound
}
