import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import type { ProductClass } from '../../tables.ts'

export interface DoubledListing {
  id: number
  class: ProductClass
  market: 'export' | 'local'
  title: string
  reference: string
  vendor_reference: string | null
  /** Null is our own stock. */
  seller_id: number | null
  seller_name: string | null
  /** Minor units. */
  price: number
  currency: string
  photos: number
  status: 'draft' | 'live'
  taken_down: boolean
  date_created: string
}

export interface DoubleRow {
  id: number
  version: number
  chassis: string
  state: 'open' | 'both_stay' | 'ended'
  found_at: Date
  decided_at: Date | null
  reason: string | null
  first: DoubledListing
  second: DoubledListing
}

const tables = sql`chassis_doubles join products as first on first.id = first_id
  join products as second on second.id = second_id
  left join accounts as first_seller on first_seller.id = first.vendor_id
  left join accounts as second_seller on second_seller.id = second.vendor_id`

const isOnSale = (name: string) =>
  sql`(${sql.ref(`${name}.status`)} = 'live' and not ${sql.ref(`${name}.taken_down`)}
    and plain_code(${sql.ref(`${name}.chassis_number`)}) = chassis)`

/** It ends by itself when either is off sale, or has another number. */
const state = sql`(case when decided_at is not null then 'both_stay'
  when ${isOnSale('first')} and ${isOnSale('second')} then 'open' else 'ended' end)`

const listing = (name: string) => sql`json_build_object(
  'id', ${sql.ref(`${name}.id`)}, 'class', ${sql.ref(`${name}.class`)}, 'market', ${sql.ref(`${name}.market`)},
  'title', ${sql.ref(`${name}.title`)}, 'reference', ${sql.ref(`${name}.reference`)},
  'vendor_reference', ${sql.ref(`${name}.vendor_reference`)}, 'seller_id', ${sql.ref(`${name}.vendor_id`)},
  'seller_name', ${sql.ref(`${name}_seller.first_name`)} || ' ' || ${sql.ref(`${name}_seller.last_name`)},
  'price', ${sql.ref(`${name}.price`)}, 'currency', ${sql.ref(`${name}.currency`)},
  'photos', ${sql.ref(`${name}.image_count`)}, 'status', ${sql.ref(`${name}.status`)},
  'taken_down', ${sql.ref(`${name}.taken_down`)}, 'date_created', ${sql.ref(`${name}.date_created`)})`

export const doubles = resource({
  name: 'chassis-doubles',
  from: tables,
  select: sql<DoubleRow>`chassis_doubles.id, chassis_doubles.version, chassis, ${state} as state, found_at, decided_at,
    reason, ${listing('first')} as first, ${listing('second')} as second`,
  fields: {
    id: { ref: sql.ref('chassis_doubles.id'), type: 'number', required: true },
    found_at: { ref: sql.ref('found_at'), type: 'time', required: true },
    chassis: { ref: sql.ref('chassis'), type: 'text', required: true },
    state: { ref: state, type: 'text', required: true, unsorted: true },
  },
  sort: { field: 'found_at', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(chassis ilike ${text} or first.title ilike ${text} or second.title ilike ${text})`
  },
})

/** Locks it until the transaction ends. */
export async function lockDouble(db: Database, id: number): Promise<DoubleRow | undefined> {
  await db.selectFrom('chassis_doubles').select('id').where('id', '=', id).forUpdate().execute()
  return doubles.find(db, id)
}

export async function letBothStay(
  db: Database,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> {
  await sql`update chassis_doubles set decided_at = ${now}, reason = ${reason}, version = version + 1
    where id = ${id}`.execute(db)
}

/** Those that wait for staff, for the overview. */
export const openDoubles = sql`(select found_at from ${tables} where ${state} = 'open') as open_doubles`
