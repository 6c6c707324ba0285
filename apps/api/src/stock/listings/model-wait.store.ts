import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { VehicleKind } from './options.data.ts'

/** What a vehicle without a model waits for, or waited for; `model-requests` writes it. */
export interface ModelWaitRow {
  id: number
  state: 'open' | 'used' | 'refused' | 'withdrawn'
  kind: VehicleKind
  make: string
  model: string
  reason: string | null
  created_at: string
}

/** As a condition on `products`. */
export const lacksModelSql = sql<SqlBool>`(products.class in ('cars', 'commercial') and products.model_id is null)`

/** The request that was made last. */
export const modelWait: RawBuilder<ModelWaitRow | null> = sql`(case when ${lacksModelSql} then (
  select json_build_object('id', request.id, 'state', request.state, 'kind', request.kind, 'make', request.make, 'model', request.model,
    'reason', request.reason, 'created_at', request.created_at)
  from model_request_listings join model_requests as request on request.id = request_id
  where product_id = products.id order by request.id desc limit 1) end)`

export async function findModelWait(db: Database, id: number): Promise<ModelWaitRow | null> {
  const { rows } = await sql<{ wait: ModelWaitRow | null }>`
    select ${modelWait} as wait from products where id = ${id}`.execute(db)
  return rows[0]?.wait ?? null
}

/** Of the listings that a condition on `products` leaves. */
export async function countWaiting(db: Database, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from products where ${matching} and ${lacksModelSql}`.execute(db)
  return rows[0]?.n ?? 0
}
