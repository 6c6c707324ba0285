import type { SupportExchangeRate } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { rateText, type RateTerms } from '../exchange-rates.store.ts'

export interface RateRow extends RateTerms {
  id: number
  state: SupportExchangeRate['state']
  set_by: string | null
  set_at: Date
}

/** All rates. The latest of a currency is outdated when its day is before `since`. */
export const rates = (since: string) =>
  resource({
    name: 'exchange-rates',
    from: sql`(
      select exchange_rates.id, currency::text as currency, ${rateText} as rate, day::text as day, source, set_at,
        first_name || ' ' || last_name as set_by,
        case when row_number() over (partition by currency order by day desc, exchange_rates.id desc) > 1 then 'past'
          when day < ${since}::date then 'outdated' else 'current' end as state
      from exchange_rates left join accounts on accounts.id = actor_id
    ) as rates`,
    select: sql<RateRow>`*`,
    fields: {
      id: { ref: sql.ref('id'), type: 'number' },
      currency: { ref: sql.ref('currency'), type: 'text' },
      day: { ref: sql.ref('day'), type: 'text' },
      source: { ref: sql.ref('source'), type: 'text' },
      state: { ref: sql.ref('state'), type: 'text' },
      set_by: { ref: sql.ref('set_by'), type: 'text' },
      set_at: { ref: sql.ref('set_at'), type: 'time' },
    },
    sort: { field: 'day', descending: true },
    search: (q) => sql`(currency = upper(${q}) or source ilike ${containsPattern(q)})`,
  })

/** One member of staff writes at a time, so that the same rate is not set twice; readers do not wait. */
export async function lockRates(db: Database): Promise<void> {
  await sql`lock table exchange_rates in share row exclusive mode`.execute(db)
}

const terms = sql`currency::text as currency, ${rateText} as rate, day::text as day, source`

/** The rate that was set last for a day. */
export async function findRateOfDay(
  db: Database,
  { currency, day }: Pick<RateTerms, 'currency' | 'day'>,
): Promise<(RateTerms & { id: number }) | undefined> {
  const { rows } = await sql<RateTerms & { id: number }>`
    select id, ${terms} from exchange_rates
    where currency = ${currency} and day = ${day}::date order by id desc limit 1`.execute(db)
  return rows[0]
}

/** The rate of the latest day. */
export async function findLatestRate(
  db: Database,
  currency: RateTerms['currency'],
): Promise<RateTerms | undefined> {
  const { rows } = await sql<RateTerms>`
    select ${terms} from exchange_rates
    where currency = ${currency} order by day desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** Returns the row as it is stored. */
export async function insertRate(
  db: Database,
  { currency, rate, day, source, actorId, now }: RateTerms & { actorId: number; now: Date },
): Promise<RateTerms & { id: number }> {
  const { rows } = await sql<RateTerms & { id: number }>`
    insert into exchange_rates (currency, rate, day, source, actor_id, set_at)
    values (${currency}, ${rate}, ${day}, ${source}, ${actorId}, ${now})
    returning id, ${terms}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the rate was not written')
  return row
}
