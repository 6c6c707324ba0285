import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { ListPrice } from './customs-value.ts'

export interface ListedModel {
  make: string | null
  model: string | null
  /** The part of the chassis number before its serial number: `NKE165`. */
  modelCode: string | null
  engineCc: number | undefined
  fuel: string | undefined
}

/**
 * For each vehicle the lowest and the highest price of the rows that fit it best: by model code and name, by model code, else by
 * name, engine and fuel, where a hybrid is often printed with the fuel of its engine. Null where no row fits. Rows without a
 * price or a fuel, and those that are electric by name alone, never count. A printed name that a person has matched to one of
 * ours (`price_list_matches`) counts as ours.
 */
export async function findEachListPrice(
  db: Database,
  edition: string,
  models: readonly ListedModel[],
): Promise<(ListPrice | null)[]> {
  if (models.length === 0) return []
  const column = <Value>(read: (model: ListedModel) => Value) => models.map(read)
  const { rows } = await sql<{ low: string | null; high: string | null }>`
    with by_hand as materialized (
      select found.make as printed_make, found.model as printed_model, upper(makes.name) as make, upper(models.name) as model
      from price_list_matches as found
      join price_lists as printed on printed.country = found.country and printed.edition = ${edition}
      join models on models.id = found.model_id join makes on makes.id = models.make_id
    )
    select low, high
    from unnest(
      ${column(({ make }) => make)}::text[], ${column(({ model }) => model)}::text[],
      ${column(({ modelCode }) => modelCode)}::text[], ${column(({ engineCc }) => engineCc ?? null)}::integer[],
      ${column(({ fuel }) => fuel ?? null)}::text[]
    ) with ordinality as asked (make, model, model_code, engine_cc, fuel, place)
    left join lateral (
      select min(price)::text as low, max(price)::text as high
      from (
        select price, rank, min(rank) over () as best
        from (
          select price, case when by_code and by_name then 1 when by_code then 2 when by_name and by_engine then 3 end as rank
          from (
            select price,
              upper(asked.model_code) = any (string_to_array(upper(list.model_code), '-')) as by_code,
              upper(list.make) = upper(asked.make)
                and (upper(list.model) = upper(asked.model) or starts_with(upper(list.model), upper(asked.model) || ' '))
                or exists (select from by_hand
                  where printed_make = upper(list.make) and printed_model = upper(list.model)
                    and by_hand.make = upper(asked.make) and by_hand.model = upper(asked.model)) as by_name,
              list.engine_cc = asked.engine_cc and asked.fuel =
                case when 'name_says_hybrid' = any (flags) then 'hybrid' else list.fuel end as by_engine
            from price_list_rows as list join price_lists on price_lists.id = list_id
            where edition = ${edition} and price is not null and upper(list.make) = any (array(
                select upper(asked.make) union
                select printed_make from by_hand where by_hand.make = upper(asked.make) and by_hand.model = upper(asked.model)))
              and not flags && array['price_missing', 'fuel_unknown', 'name_says_electric']
          ) as candidates
        ) as ranked
        where rank is not null
      ) as fitting
      where rank = best
    ) as found on true
    order by place`.execute(db)
  return rows.map(({ low, high }) => (low !== null && high !== null ? { low, high } : null))
}
