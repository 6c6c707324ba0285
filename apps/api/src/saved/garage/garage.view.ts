import type { Garage } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { listGarageOf } from './garage.store.ts'

/** Everything in somebody's garage, as each change of it is answered. */
export async function readGarage(db: Database, accountId: number): Promise<Garage> {
  const vehicles = await listGarageOf(db, accountId)
  return {
    vehicles: vehicles.map(({ added_at, chosen_at, ...vehicle }) => ({
      ...vehicle,
      added_at: added_at.toISOString(),
      chosen_at: chosen_at?.toISOString() ?? null,
    })),
  }
}

export async function answerGarage(db: Database, accountId: number) {
  return { status: 200 as const, body: await readGarage(db, accountId) }
}
