import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export interface CategoryRow {
  id: number
  parent_id: number | null
  level: number
  name: string
  slug: string
  /** Its own listings, without those below it. */
  own: number
}

/** The whole tree, a few hundred nodes, each node before those below it. */
export async function listCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, parent_id, level, name, slug, coalesce(counts.n, 0)::integer as own from categories
    left join (
      select category_id, sum(n) as n from (
        select category_id, n from local_counts where make_id = 0
        union all select category_id, n from local_count_deltas where make_id = 0
      ) as parts group by category_id
    ) as counts on counts.category_id = categories.id
    order by level, parent_id, position`.execute(db)
  return rows
}

/** Every make we know with the names of its models, by name. */
export async function listMakesWithModels(
  db: Database,
): Promise<{ slug: string; models: string[] }[]> {
  const { rows } = await sql<{ slug: string; models: string[] }>`
    select makes.slug, coalesce(array_agg(models.name order by models.name) filter (where models.id is not null), '{}') as models
    from makes left join models on models.make_id = makes.id group by makes.id order by makes.name`.execute(
    db,
  )
  return rows
}
