import { type RawBuilder, sql } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import type { LocalCharge } from './local-charge.ts'

/** The shop's own prices of today; there are few. */
export function localChargesAt(now: Date): RawBuilder<LocalCharge> {
  return sql`select kind, country, place, amount from (
      select distinct on (kind, country, place) kind, country, place, amount
      from door_tariffs where currency = ${tradeCurrency} and valid_from <= ${now}
      order by kind, country, place, valid_from desc, id desc) as latest
    where amount is not null`
}

export async function listLocalCharges(db: Database, now: Date): Promise<LocalCharge[]> {
  const { rows } = await localChargesAt(now).execute(db)
  return rows
}
