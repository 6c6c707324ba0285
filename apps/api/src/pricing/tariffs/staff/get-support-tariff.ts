import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportTariffView } from './tariff.view.ts'
import { tariffs } from './tariffs.store.ts'

export const getSupportTariff: Handler<'getSupportTariff'> = async ({ db, clock }, { path }) => {
  const now = clock.now()
  const row = await tariffs(now).find(db, path.id)
  return row ? { status: 200, body: supportTariffView(row, now) } : notFound
}
