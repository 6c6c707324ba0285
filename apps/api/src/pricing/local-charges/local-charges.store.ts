import { type RawBuilder, sql } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DoorPrice } from './local-charge.ts'

/** The shop's own prices of today; there are few. */
export function doorPricesAt(now: Date): RawBuilder<DoorPrice> {
  return sql`select kind, country, place, amount from (
      select distinct on (kind, country, place) kind, country, place, amount
      from door_tariffs where currency = ${tradeCurrency} and valid_from <= ${now}
      order by kind, country, place, valid_from desc, id desc) as latest
    where amount is not null`
}

export async function listDoorPrices(db: Database, now: Date): Promise<DoorPrice[]> {
  const { rows } = await doorPricesAt(now).execute(db)
  return rows
}
