import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface ListedModel {
  make: string | null
  model: string | null
  /** What stands before the number of the chassis: `NKE165`. */
  modelCode: string | null
  engineCc: number | undefined
  fuel: string | undefined
}

/**
 * The lowest and the highest price of the rows that fit a vehicle best: by model code and name, by model code, else by name, engine
 * and fuel, where a hybrid is often printed with the fuel of its engine. Null where no row fits. Rows without a price or a fuel, and
 * what is electric by its name alone, never count.
 */
export async function findListPrices(
  db: Database,
  edition: string,
  { make, model, modelCode, engineCc, fuel }: ListedModel,
): Promise<{ low: string; high: string } | null> {
  const { rows } = await sql<{ low: string | null; high: string | null }>`
    with candidates as (
      select price,
        upper(${modelCode}::text) = any (string_to_array(upper(model_code), '-')) as by_code,
        upper(model) = upper(${model}::text) or starts_with(upper(model), upper(${model}::text) || ' ') as by_name,
        engine_cc = ${engineCc ?? null}::integer and ${fuel ?? null}::text =
          case when 'name_says_hybrid' = any (flags) then 'hybrid' else fuel end as by_engine
      from price_list_rows join price_lists on price_lists.id = list_id
      where edition = ${edition} and upper(make) = upper(${make}::text) and price is not null
        and not flags && array['price_missing', 'fuel_unknown', 'name_says_electric']
    ), fitting as (
      select price,
        case when by_code and by_name then 1 when by_code then 2 when by_name and by_engine then 3 end as rank
      from candidates
    )
    select min(price)::text as low, max(price)::text as high from fitting
    where rank = (select min(rank) from fitting)`.execute(db)
  const [found] = rows
  return found?.low && found.high ? { low: found.low, high: found.high } : null
}
