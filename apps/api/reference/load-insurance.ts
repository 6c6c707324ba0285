import type { Database } from '../src/platform/db/database.ts'
import { insurance } from './places.data.ts'

/** The tariff of marine insurance until staff set one. */
export async function loadInsurance(db: Database) {
  const present = await db.selectFrom('insurance_tariffs').select('id').limit(1).executeTakeFirst()
  if (present) return
  const since = new Date('2026-01-01T00:00:00Z')
  await db
    .insertInto('insurance_tariffs')
    .values({
      basis_points: insurance.basisPoints,
      minimum: insurance.minimum,
      valid_from: since,
      actor_id: null,
      set_at: since,
    })
    .execute()
}
