import type { SupportInsuranceTariff } from '@bandari/sdk'
import { sql } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'

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

/** All tariffs. A tariff is past once another follows it, or replaced it with the same beginning. */
export const insuranceTariffs = (now: Date) =>
  resource({
    name: 'insurance-tariffs',
    from: sql`(
      select insurance_tariffs.id, basis_points, minimum, currency, valid_from, set_at,
        first_name || ' ' || last_name as set_by,
        case when row_number() over (partition by valid_from order by insurance_tariffs.id desc) > 1 then 'past'
          when valid_from > ${now} then 'coming'
          when row_number() over (partition by valid_from <= ${now} order by valid_from desc, insurance_tariffs.id desc) > 1
            then 'past'
          else 'current' end as state
      from insurance_tariffs left join accounts on accounts.id = actor_id where currency = ${tradeCurrency}
    ) as tariffs`,
    select: sql<InsuranceTariffRow>`*`,
    fields: {
      id: { ref: sql.ref('id'), type: 'number' },
      minimum: { ref: sql.ref('minimum'), type: 'money' },
      valid_from: { ref: sql.ref('valid_from'), type: 'time' },
      state: { ref: sql.ref('state'), type: 'text' },
      set_by: { ref: sql.ref('set_by'), type: 'text' },
      set_at: { ref: sql.ref('set_at'), type: 'time' },
    },
    sort: { field: 'valid_from', descending: true },
    search: (q) => sql`coalesce(set_by ilike ${containsPattern(q)}, false)`,
  })

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
