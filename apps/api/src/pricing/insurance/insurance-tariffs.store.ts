import type { SupportInsuranceTariff } from '@bandari/sdk'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  matching,
  ordering,
  within,
} from '../../platform/lists/list-sql.store.ts'

/** The terms that staff set. */
export interface InsuranceTariffTerms {
  basis_points: number
  minimum: number
  valid_from: Date
}

export interface InsuranceTariffRow extends InsuranceTariffTerms {
  id: number
  currency: string
  state: SupportInsuranceTariff['state']
  set_by: string | null
  set_at: Date
}

/** What staff may sort and filter the tariffs by. */
export const insuranceTariffColumns = {
  id: { ref: sql.ref('id'), type: 'number' },
  minimum: { ref: sql.ref('minimum'), type: 'money' },
  valid_from: { ref: sql.ref('valid_from'), type: 'time' },
  state: { ref: sql.ref('state'), type: 'text' },
  set_by: { ref: sql.ref('set_by'), type: 'text' },
  set_at: { ref: sql.ref('set_at'), type: 'time' },
} as const satisfies Record<string, Column>

export type InsuranceTariffField = keyof typeof insuranceTariffColumns

/** All tariffs. A tariff is past once another follows it, or replaced it with the same beginning. */
function tariffs(now: Date): RawBuilder<unknown> {
  return sql`(
    select insurance_tariffs.id, basis_points, minimum, currency, valid_from, set_at,
      first_name || ' ' || last_name as set_by,
      case when row_number() over (partition by valid_from order by insurance_tariffs.id desc) > 1 then 'past'
        when valid_from > ${now} then 'coming'
        when row_number() over (partition by valid_from <= ${now} order by valid_from desc, insurance_tariffs.id desc) > 1
          then 'past'
        else 'current' end as state
    from insurance_tariffs left join accounts on accounts.id = actor_id where currency = ${tradeCurrency}
  ) as tariffs`
}

export async function countInsuranceTariffs(
  db: Database,
  query: ListQuery<InsuranceTariffField>,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${tariffs(now)}
    where ${matching(insuranceTariffColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listInsuranceTariffs(
  db: Database,
  query: ListQuery<InsuranceTariffField>,
  now: Date,
): Promise<InsuranceTariffRow[]> {
  const { rows } = await sql<InsuranceTariffRow>`select * from ${tariffs(now)}
    where ${matching(insuranceTariffColumns, query, mentions)}
    order by ${ordering(insuranceTariffColumns, query.sort, sql.ref('id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

function mentions(q: string): RawBuilder<SqlBool> {
  return sql`coalesce(set_by ilike ${anywhere(q)}, false)`
}

export async function findInsuranceTariff(
  db: Database,
  id: number,
  now: Date,
): Promise<InsuranceTariffRow | undefined> {
  const { rows } = await sql<InsuranceTariffRow>`
    select * from ${tariffs(now)} where id = ${id}`.execute(db)
  return rows[0]
}

/** One member of staff writes at a time; readers do not wait. */
export async function lockInsuranceTariffs(db: Database): Promise<void> {
  await sql`lock table insurance_tariffs in share row exclusive mode`.execute(db)
}

/** The tariff that would be in force at a time; undefined when none would. */
export async function findInsuranceTariffAt(
  db: Database,
  at: Date,
): Promise<(InsuranceTariffTerms & { id: number }) | undefined> {
  const { rows } = await sql<InsuranceTariffTerms & { id: number }>`
    select id, basis_points, minimum, valid_from from insurance_tariffs
    where currency = ${tradeCurrency} and valid_from <= ${at}
    order by valid_from desc, id desc limit 1`.execute(db)
  return rows[0]
}

export async function insertInsuranceTariff(
  db: Database,
  { actorId, now, ...terms }: InsuranceTariffTerms & { actorId: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('insurance_tariffs')
    .values({ ...terms, actor_id: actorId, set_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
