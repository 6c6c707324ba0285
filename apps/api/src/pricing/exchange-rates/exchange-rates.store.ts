import type { LocalCurrency } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** The rate of a currency on a day. */
export interface RateTerms {
  currency: LocalCurrency
  /** Decimal text, as exact as it was given. */
  rate: string
  day: string
  source: string
}

/** At least two decimal places, and no zeros after those. */
export const rateText = sql<string>`case when scale(trim_scale(rate)) < 2 then rate::numeric(10, 2) else trim_scale(rate) end::text`

/** The rate of the latest day for each currency, unless that day is before `since`. */
export async function listCurrentRates(db: Database, since: string): Promise<RateTerms[]> {
  const { rows } = await sql<RateTerms>`
    select currency::text as currency, ${rateText} as rate, day::text as day, source from (
      select distinct on (currency) * from exchange_rates order by currency, day desc, id desc
    ) as latest
    where day >= ${since}::date order by currency`.execute(db)
  return rows
}
