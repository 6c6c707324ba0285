import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface ComparedRow {
  change: 'added' | 'changed' | 'gone'
  kind: 'vehicle' | 'motorcycle'
  make: string
  model: string
  model_code: string
  engine_cc: number | null
  fuel: string | null
  /** Decimal text, from the lowest; a list may have the same vehicle in several rows, or without a price. */
  before: (string | null)[] | null
  after: (string | null)[] | null
  /** The number of all rows of that change. */
  total: number
}

/** How many rows are shown of each change. */
const mostShown = 50

const mostQueued = 200

/** How many of our models are suggested for a printed one. */
const mostNear = 5

/** How a list differs from the one before it: for each kind of change the most expensive vehicles, and how many there are. */
export async function compareLists(
  db: Database,
  { id, succeeds }: { id: number; succeeds: number },
): Promise<ComparedRow[]> {
  const vehiclesOf = (list: number) => sql`
    select kind, upper(make) as make, upper(model) as model, upper(model_code) as model_code, coalesce(engine_cc, 0) as engine_cc,
      coalesce(fuel, '') as fuel, array_agg(price order by price) as prices
    from price_list_rows where list_id = ${list} group by 1, 2, 3, 4, 5, 6`
  const { rows } = await sql<ComparedRow>`
    select change, kind, make, model, model_code, nullif(engine_cc, 0) as engine_cc, nullif(fuel, '') as fuel,
      before::text[] as before, after::text[] as after, total::integer as total
    from (
      select *, count(*) over (partition by change) as total,
        row_number() over (partition by change order by (coalesce(after, before))[1] desc nulls last, make, model, model_code, engine_cc, fuel) as place
      from (
        select case when old.prices is null then 'added' when new.prices is null then 'gone' else 'changed' end as change,
          kind, make, model, model_code, engine_cc, fuel, old.prices as before, new.prices as after
        from (${vehiclesOf(succeeds)}) as old
        full join (${vehiclesOf(id)}) as new using (kind, make, model, model_code, engine_cc, fuel)
        where old.prices is distinct from new.prices
      ) as compared
    ) as counted
    where place <= ${mostShown}
    order by change, place`.execute(db)
  return rows
}

export interface Matching {
  /** Rows whose make and model have exactly the names of ours. */
  sure: number
  /** Rows whose model begins with the name of one of ours. */
  likely: number
  /** Rows that a person has matched to one of our models. */
  by_hand: number
  make_only: number
  none: number
}

interface Unmatched {
  make: string
  model: string
  /** Whether we have the make. */
  knows_make: boolean
  /** Our models of that make with the most similar names. */
  near: string[]
  rows: number
}

/** How many vehicles of a list are matched to our models, and those that are not, most rows first. */
export async function matchList(
  db: Database,
  id: number,
): Promise<Matching & { unmatched: Unmatched[]; unmatched_models: number }> {
  const matched = sql`
    select upper(row.make) as make, upper(row.model) as model, makes.id as make_id, case
      when exists (select from price_list_matches as found join price_lists as printed on printed.country = found.country
        where printed.id = row.list_id and found.make = upper(row.make) and found.model = upper(row.model)) then 'by_hand'
      when makes.id is null then 'none'
      when exists (select from models where make_id = makes.id and upper(models.name) = upper(row.model)) then 'sure'
      when exists (select from models where make_id = makes.id and starts_with(upper(row.model), upper(models.name) || ' ')) then 'likely'
      else 'make_only' end as match
    from price_list_rows as row left join makes on upper(makes.name) = upper(row.make)
    where list_id = ${id}`
  const { rows: counts } = await sql<Matching>`
    select count(*) filter (where match = 'sure')::integer as sure, count(*) filter (where match = 'likely')::integer as likely,
      count(*) filter (where match = 'by_hand')::integer as by_hand, count(*) filter (where match = 'make_only')::integer as make_only, count(*) filter (where match = 'none')::integer as none
    from (${matched}) as matched`.execute(db)
  const { rows: found } = await sql<Unmatched & { total: number }>`
    select make, model, knows_make, rows, total,
      array(select name from models where models.make_id = queued.make_id
        order by similarity(name, queued.model) desc, name limit ${mostNear}) as near
    from (
      select make, model, make_id, match = 'make_only' as knows_make, count(*)::integer as rows, count(*) over ()::integer as total
      from (${matched}) as matched where match in ('make_only', 'none')
      group by make, model, make_id, match order by rows desc, make, model limit ${mostQueued}
    ) as queued order by rows desc, make, model`.execute(db)
  const unmatched = found.map(({ make, model, knows_make, near, rows }) => ({
    make,
    model,
    knows_make,
    near,
    rows,
  }))
  const [counted = { sure: 0, likely: 0, by_hand: 0, make_only: 0, none: 0 }] = counts
  return { ...counted, unmatched, unmatched_models: found[0]?.total ?? 0 }
}
