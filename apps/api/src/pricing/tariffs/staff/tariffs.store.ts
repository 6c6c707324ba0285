import { sql } from 'kysely'
import { tradeCurrency } from '../../../core/money.ts'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import type { TariffTerms } from './tariff-rules.ts'

export interface TariffRow extends TariffTerms {
  id: number
  port: string | null
  currency: string
  version: number
}

/** Of the currency that the shop charges in. */
const from = sql`(select * from shipping_tariffs where currency = ${tradeCurrency}) as tariffs
  left join ports on ports.id = tariffs.port_id`

const select = sql<TariffRow>`tariffs.id, shipping_type, port_id, ports.name as port, amount, currency, valid_from, valid_to,
  tariffs.version`

export const tariffs = (now: Date) =>
  resource({
    name: 'tariffs',
    from,
    select,
    fields: {
      id: { ref: sql.ref('tariffs.id'), type: 'number' },
      shipping_type: { ref: sql.ref('shipping_type'), type: 'text' },
      port_id: { ref: sql.ref('port_id'), type: 'number' },
      port: { ref: sql.ref('ports.name'), type: 'text' },
      amount: { ref: sql.ref('amount'), type: 'money' },
      valid_from: { ref: sql.ref('valid_from'), type: 'time' },
      valid_to: { ref: sql.ref('valid_to'), type: 'time' },
      state: {
        ref: sql`case when valid_to <= ${now} then 'past' when valid_from > ${now} then 'coming' else 'current' end`,
        type: 'text',
      },
    },
    sort: { field: 'valid_from', descending: true },
    search(q) {
      const text = containsPattern(q)
      return sql`(ports.name ilike ${text} or shipping_type ilike ${text})`
    },
  })

/** No two tariffs may overlap, so one member of staff writes at a time; readers of a charge do not wait. */
export async function lockTariffs(db: Database): Promise<void> {
  await sql`lock table shipping_tariffs in share row exclusive mode`.execute(db)
}

/** All tariffs for the same type and port, in the order of time. */
export async function listRivals(
  db: Database,
  {
    shipping_type,
    port_id,
    besides = 0,
  }: Pick<TariffTerms, 'shipping_type' | 'port_id'> & {
    besides?: number | undefined
  },
): Promise<TariffRow[]> {
  const { rows } = await sql<TariffRow>`select ${select} from ${from}
    where shipping_type = ${shipping_type} and port_id is not distinct from ${port_id}::integer
      and tariffs.id <> ${besides} order by valid_from`.execute(db)
  return rows
}

export async function insertTariff(db: Database, terms: TariffTerms): Promise<number> {
  const { id } = await db
    .insertInto('shipping_tariffs')
    .values(terms)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeTariff(
  db: Database,
  { id, ...terms }: Partial<TariffTerms> & { id: number },
): Promise<void> {
  await db
    .updateTable('shipping_tariffs')
    .set((row) => ({ ...terms, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteTariffRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('shipping_tariffs').where('id', '=', id).execute()
}
