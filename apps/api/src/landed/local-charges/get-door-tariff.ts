import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { doorTariffView } from './door-tariff.view.ts'
import { doorTariffs } from './door-tariffs.store.ts'

export const getSupportDoorTariff: Handler<'getSupportDoorTariff'> = async (
  { db, clock },
  { path },
) => {
  const row = await doorTariffs(clock.now()).find(db, path.id)
  return row ? { status: 200, body: doorTariffView(row) } : notFound
}
