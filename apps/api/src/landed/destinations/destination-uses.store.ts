import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Destination } from '../../stock/catalogue/landed-price/destination-pricer.ts'

/** How often a destination was asked for. */
export interface DoorUse {
  /** The key by which the process knows the way there. */
  door: string
  destination: Destination
  asks: number
}

/** Days for which a destination that was asked for counts as used. */
const daysRemembered = 7

export async function addDoorUses(
  db: Database,
  uses: readonly DoorUse[],
  now: Date,
): Promise<void> {
  await sql`
    insert into door_uses (day, door, destination, asks)
    select ${now}::timestamptz::date, asked.door, asked.destination, asked.asks
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as asked (door text, destination jsonb, asks bigint)
    on conflict (day, door) do update set asks = door_uses.asks + excluded.asks, destination = excluded.destination`.execute(
    db,
  )
}

/** The ones that were asked for most. */
export async function listUsedDoors(
  db: Database,
  { most, now }: { most: number; now: Date },
): Promise<DoorUse[]> {
  const { rows } = await sql<DoorUse>`
    select door, (array_agg(destination order by day desc))[1] as destination, sum(asks)::float8 as asks
    from door_uses where day > ${now}::timestamptz::date - ${daysRemembered}::integer
    group by door order by asks desc, door limit ${most}`.execute(db)
  return rows
}

export async function forgetDoorUses(db: Database, now: Date): Promise<void> {
  await sql`delete from door_uses where day <= ${now}::timestamptz::date - ${daysRemembered}::integer`.execute(
    db,
  )
}
