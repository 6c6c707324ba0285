import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { tradeCurrency } from '../../core/money.ts'
import type { Tariff } from './tariff.ts'

/** All tariffs; there are few, and the rule picks one. */
export const allTariffs = sql<Tariff>`
  select shipping_type, port_id, amount, valid_from, valid_to from shipping_tariffs where currency = ${tradeCurrency}`

export async function listTariffs(db: Database): Promise<Tariff[]> {
  const { rows } = await allTariffs.execute(db)
  return rows
}
