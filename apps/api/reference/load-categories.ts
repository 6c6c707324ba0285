import type { Database } from '../src/platform/db/database.ts'
import { categories } from './categories.ts'

/** Adds the nodes that are missing, level by level; a node that is there keeps its id and its place. */
export async function loadCategories(db: Database) {
  for (const level of [1, 2, 3, 4, 5]) {
    const known = await db.selectFrom('categories').select(['id', 'path']).execute()
    const ids = new Map(known.map(({ id, path }) => [path, id]))
    const missing = categories.filter((node) => node.level === level && !ids.has(node.path))
    if (missing.length === 0) continue
    await db
      .insertInto('categories')
      .values(
        missing.map(({ name, slug, path, above, position }) => ({
          parent_id: above === null ? null : (ids.get(above) ?? null),
          level,
          position,
          name,
          slug,
          path,
        })),
      )
      .execute()
  }
}
