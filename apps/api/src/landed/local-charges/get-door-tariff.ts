import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { doorTariffView } from './door-tariff.view.ts'
import { findDoorTariff } from './door-tariffs.store.ts'

export const getSupportDoorTariff: Handler<'getSupportDoorTariff'> = async (
  { db, clock },
  { path },
) => {
  const row = await findDoorTariff(db, path.id, clock.now())
  return row ? { status: 200, body: doorTariffView(row) } : notFound
}
