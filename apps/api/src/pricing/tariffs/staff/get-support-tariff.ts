import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportTariffView } from './tariff.view.ts'
import { findTariff } from './tariffs.store.ts'

export const getSupportTariff: Handler<'getSupportTariff'> = async ({ db, clock }, { path }) => {
  const row = await findTariff(db, path.id)
  return row ? { status: 200, body: supportTariffView(row, clock.now()) } : notFound
}
