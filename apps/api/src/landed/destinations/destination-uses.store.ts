import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Destination } from '../../stock/catalogue/landed-price/destination-pricer.ts'

/** How often a destination was asked for. */
export interface DestinationUse {
  /** The key of the destination's pricer. */
  key: string
  destination: Destination
  asks: number
}

/** Days for which a destination that was asked for counts as used. */
const daysRemembered = 7

export async function addDestinationUses(
  db: Database,
  uses: readonly DestinationUse[],
  now: Date,
): Promise<void> {
  await sql`
    insert into door_uses (day, door, destination, asks)
    select ${now}::timestamptz::date, asked.key, asked.destination, asked.asks
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as asked (key text, destination jsonb, asks bigint)
    on conflict (day, door) do update set asks = door_uses.asks + excluded.asks, destination = excluded.destination`.execute(
    db,
  )
}

/** The destinations that were asked for most. */
export async function listUsedDestinations(
  db: Database,
  { most, now }: { most: number; now: Date },
): Promise<DestinationUse[]> {
  const { rows } = await sql<DestinationUse>`
    select door as key, (array_agg(destination order by day desc))[1] as destination, sum(asks)::float8 as asks
    from door_uses where day > ${now}::timestamptz::date - ${daysRemembered}::integer
    group by door order by asks desc, door limit ${most}`.execute(db)
  return rows
}

export async function deleteOldDestinationUses(db: Database, now: Date): Promise<void> {
  await sql`delete from door_uses where day <= ${now}::timestamptz::date - ${daysRemembered}::integer`.execute(
    db,
  )
}
