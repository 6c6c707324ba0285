import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export async function countReveal(db: Database, productId: number): Promise<void> {
  await sql`
    insert into revealed_numbers (product_id, times) values (${productId}, 1)
    on conflict (product_id) do update set times = revealed_numbers.times + 1`.execute(db)
}
