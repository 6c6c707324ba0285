import type { Database } from '../../platform/db/database.ts'
import { tradeCurrency } from '../../core/money.ts'
import type { Tariff } from './tariff.ts'

/** All tariffs; there are few, and the rule picks one. */
export async function listTariffs(db: Database): Promise<Tariff[]> {
  return db
    .selectFrom('shipping_tariffs')
    .select(['shipping_type', 'port_id', 'amount', 'valid_from', 'valid_to'])
    .where('currency', '=', tradeCurrency)
    .execute()
}
