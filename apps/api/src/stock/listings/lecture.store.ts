import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** A lecture is a titled section of a listing's description (decisions 18). */
export interface LectureRow {
  id: number
  title: string
  content: string
}

interface OfListing {
  id: number
  productId: number
}

export function findLecture(
  db: Database,
  { id, productId }: OfListing,
): Promise<LectureRow | undefined> {
  return db
    .selectFrom('lectures')
    .select(['id', 'title', 'content'])
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst()
}

/** How many there are, and the place of the next. */
export async function countLectures(
  db: Database,
  productId: number,
): Promise<{ count: number; next: number }> {
  const { rows } = await sql<{ count: number; next: number }>`
    select count(*)::integer as count, (coalesce(max(position), -1) + 1)::integer as next
    from lectures where product_id = ${productId}`.execute(db)
  return rows[0] ?? { count: 0, next: 0 }
}

export async function insertLecture(
  db: Database,
  lecture: { productId: number; title: string; position: number },
): Promise<number> {
  const { id } = await db
    .insertInto('lectures')
    .values({ product_id: lecture.productId, title: lecture.title, position: lecture.position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when the listing has no such lecture. */
export async function updateLecture(
  db: Database,
  { id, productId }: OfListing,
  changes: Partial<Pick<LectureRow, 'title' | 'content'>>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0)
    return (await findLecture(db, { id, productId })) !== undefined
  const { numUpdatedRows } = await db
    .updateTable('lectures')
    .set(changes)
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the listing has no such lecture. */
export async function deleteLecture(db: Database, { id, productId }: OfListing): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lectures')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
