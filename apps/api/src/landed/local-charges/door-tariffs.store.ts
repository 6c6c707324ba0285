import type { SupportDoorTariff } from '@bandari/sdk'
import { sql } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { LocalChargeKind } from '../../pricing/local-charges/local-charge.ts'

/** The terms that staff set. */
export interface DoorTariffTerms {
  kind: LocalChargeKind
  country: string
  place: string | null
  amount: number | null
  valid_from: Date
}

export interface DoorTariffRow extends DoorTariffTerms {
  id: number
  currency: string
  state: SupportDoorTariff['state']
  set_by: string
  set_at: Date
}

/** All tariffs. A tariff is past once another follows it, or replaced it with the same beginning. */
export const doorTariffs = (now: Date) =>
  resource({
    name: 'door-tariffs',
    from: sql`(
      select door_tariffs.id, kind, door_tariffs.country, place, amount, currency, valid_from, set_at,
        first_name || ' ' || last_name as set_by,
        case when row_number() over (partition by kind, door_tariffs.country, place, valid_from order by door_tariffs.id desc) > 1
            then 'past'
          when valid_from > ${now} then 'coming'
          when row_number() over (partition by kind, door_tariffs.country, place, valid_from <= ${now}
            order by valid_from desc, door_tariffs.id desc) > 1 then 'past'
          else 'current' end as state
      from door_tariffs join accounts on accounts.id = actor_id where currency = ${tradeCurrency}
    ) as tariffs`,
    select: sql<DoorTariffRow>`*`,
    fields: {
      id: { ref: sql.ref('id'), type: 'number' },
      kind: { ref: sql.ref('kind'), type: 'text' },
      country: { ref: sql.ref('country'), type: 'text' },
      place: { ref: sql.ref('place'), type: 'text' },
      amount: { ref: sql.ref('amount'), type: 'money' },
      valid_from: { ref: sql.ref('valid_from'), type: 'time' },
      state: { ref: sql.ref('state'), type: 'text' },
      set_by: { ref: sql.ref('set_by'), type: 'text' },
      set_at: { ref: sql.ref('set_at'), type: 'time' },
    },
    sort: { field: 'valid_from', descending: true },
    search: (q) =>
      sql`(set_by ilike ${containsPattern(q)} or coalesce(place ilike ${containsPattern(q)}, false))`,
  })

/** One member of staff writes at a time; readers do not wait. */
export async function lockDoorTariffs(db: Database): Promise<void> {
  await sql`lock table door_tariffs in share row exclusive mode`.execute(db)
}

/** The tariff that would be in force; undefined where there never was one. */
export async function findDoorTariffAt(
  db: Database,
  { kind, country, place, valid_from }: DoorTariffTerms,
): Promise<(DoorTariffTerms & { id: number }) | undefined> {
  const { rows } = await sql<DoorTariffTerms & { id: number }>`
    select id, kind, country, place, amount, valid_from from door_tariffs
    where kind = ${kind} and country = ${country} and place is not distinct from ${place}::text
      and currency = ${tradeCurrency} and valid_from <= ${valid_from}
    order by valid_from desc, id desc limit 1`.execute(db)
  return rows[0]
}

export async function insertDoorTariff(
  db: Database,
  { actorId, now, ...terms }: DoorTariffTerms & { actorId: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('door_tariffs')
    .values({ ...terms, actor_id: actorId, set_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
