import type { Database } from '../../platform/db/database.ts'
import type { Tariff } from './tariff.ts'

/** All of them: a handful, of which the rule picks. Orders are in dollars (decisions 5). */
export async function listTariffs(db: Database): Promise<Tariff[]> {
  return db
    .selectFrom('shipping_tariffs')
    .select(['shipping_type', 'port_id', 'amount', 'valid_from', 'valid_to'])
    .where('currency', '=', 'USD')
    .execute()
}
