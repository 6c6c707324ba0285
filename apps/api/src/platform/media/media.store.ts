import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Upload } from './renditions.ts'

/** Locks a picture, so that one transaction at a time saves or removes it. */
export async function lockPicture(db: Database, hash: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${hash}`}, 0))`.execute(db)
}

/** Adds an upload's row; an existing row counts as new, so that no sweep removes it before it is used. */
export async function upsertMedia(
  db: Database,
  {
    hash,
    kind,
    width,
    height,
    fingerprint,
  }: Pick<Upload, 'hash' | 'kind' | 'width' | 'height' | 'fingerprint'>,
): Promise<number> {
  const { id } = await db
    .insertInto('media')
    .values({ hash, kind, width, height, fingerprint })
    .onConflict((known) =>
      known
        .column('hash')
        .doUpdateSet({ created_at: sql<Date>`now()`, width, height, fingerprint }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Uploads older than an hour that nothing shows any more, oldest first. */
export async function listUnusedMedia(db: Database, before: Date, limit: number) {
  return db
    .selectFrom('media')
    .select(['id', 'hash'])
    .where(isUnused(before))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** False when it is in use again. */
export async function deleteUnusedMedia(db: Database, id: number, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('id', '=', id)
    .where(isUnused(before))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of these pictures have a row. */
export async function findKnownPictures(
  db: Database,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media')
    .select('hash')
    .where(sql<boolean>`hash = any(${hashes}::text[])`)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Everything that shows an upload: listings, their covers, videos and sheets, partners' items, logos of vendors, articles and their
 * versions, and the lines of orders, which keep a picture for ever.
 */
function isUnused(before: Date): Expression<SqlBool> {
  return sql<boolean>`
    media.kind <> 'drawing' and media.created_at < ${before}
    and not exists (select from product_images where media_id = media.id)
    and not exists (select from products where cover_media_id = media.id)
    and not exists (select from products where auction_sheet_id = media.id)
    and not exists (select from product_videos where media_id = media.id)
    and not exists (select from vendor_companies where logo_media_id = media.id)
    and not exists (select from articles where picture_media_id = media.id)
    and not exists (select from content_versions where picture_media_id = media.id)
    and not exists (select from partner_item_images where media_id = media.id)
    and not exists (select from order_lines where media_hash = media.hash)`
}

/** Photos whose looks nobody has measured yet. */
export async function listWithoutFingerprint(db: Database, limit: number) {
  return db
    .selectFrom('media')
    .select(['id', 'hash'])
    .where('kind', '=', 'photo')
    .where('fingerprint', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function setFingerprint(
  db: Database,
  { id, fingerprint }: { id: number; fingerprint: string },
): Promise<void> {
  await db.updateTable('media').set({ fingerprint }).where('id', '=', id).execute()
}
