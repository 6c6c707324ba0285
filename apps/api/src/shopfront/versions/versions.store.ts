import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { Content, ContentSubject } from './content.ts'
import { type Change, changesOf } from './content-changes.ts'

export interface Recorded {
  subject: ContentSubject
  /** 0 for the deals and the pinned vehicles. */
  subjectId?: number
  actorId: number
  now: Date
  /** What was there before, and since when; kept first where nothing is kept yet. Null for what is new. */
  before: { content: Content; at: Date; mediaId?: number | null } | null
  after: Content
  /** Of the picture. */
  mediaId?: number | null
  restoredFrom?: number
}

/** Keeps what was saved as a version. The subject is locked by whoever saves. Returns its id. */
export async function recordVersion(
  db: Database,
  { subject, subjectId = 0, actorId, now, before, after, mediaId, restoredFrom }: Recorded,
): Promise<number> {
  const insert = async (version: {
    number: number
    actor_id: number | null
    at: Date
    content: Content
    changes: Change[]
    picture_media_id: number | null
    restored_from: number | null
  }) => {
    const { id } = await db
      .insertInto('content_versions')
      .values({
        ...version,
        subject,
        subject_id: subjectId,
        content: JSON.stringify(version.content),
        changes: JSON.stringify(version.changes),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  let last = await lastNumber(db, subject, subjectId)
  if (last === 0 && before !== null) {
    last = 1
    await insert({
      number: last,
      actor_id: null,
      at: before.at,
      content: before.content,
      changes: [{ what: 'written' }],
      picture_media_id: before.mediaId ?? null,
      restored_from: null,
    })
  }
  return insert({
    number: last + 1,
    actor_id: actorId,
    at: now,
    content: after,
    changes: changesOf(before?.content ?? null, after),
    picture_media_id: mediaId ?? null,
    restored_from: restoredFrom ?? null,
  })
}

/** 0 where no version is kept yet. */
export async function lastNumber(
  db: Database,
  subject: ContentSubject,
  subjectId: number,
): Promise<number> {
  const row = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return row?.last ?? 0
}

export interface VersionRow {
  id: number
  subject: ContentSubject
  subject_id: number
  number: number
  at: Date
  actor_name: string | null
  restored_from: number | null
  changes: Change[]
  is_latest: boolean
}

/** Newest first, without their content. */
export const contentVersions = resource({
  name: 'content-versions',
  from: sql`content_versions as versions left join accounts on accounts.id = versions.actor_id`,
  select: sql<VersionRow>`versions.id, versions.subject, versions.subject_id, versions.number, versions.at,
    first_name || ' ' || last_name as actor_name, restored_from, changes,
    not exists (select from content_versions as later where later.subject = versions.subject
      and later.subject_id = versions.subject_id and later.number > versions.number) as is_latest`,
  fields: {
    id: { ref: sql.ref('versions.id'), type: 'number' },
    subject: { ref: sql.ref('versions.subject'), type: 'text' },
    subject_id: { ref: sql.ref('versions.subject_id'), type: 'number' },
    number: { ref: sql.ref('versions.number'), type: 'number' },
    at: { ref: sql.ref('versions.at'), type: 'time' },
  },
  sort: { field: 'id', descending: true },
  search: (q) => sql`versions.number::text = ${q}`,
})

export interface VersionContent {
  id: number
  subject: ContentSubject
  subject_id: number
  number: number
  content: Content
  picture_media_id: number | null
}

export function findVersionContent(db: Database, id: number): Promise<VersionContent | undefined> {
  return db
    .selectFrom('content_versions')
    .select(['id', 'subject', 'subject_id', 'number', 'content', 'picture_media_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteVersions(db: Database, articleId: number): Promise<void> {
  await db
    .deleteFrom('content_versions')
    .where('subject', '=', 'article')
    .where('subject_id', '=', articleId)
    .execute()
}

/** What the vehicles of a list are called. */
export async function listTitles(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The latest version of the same subject. */
export async function findLatest(
  db: Database,
  { subject, subject_id }: Pick<VersionContent, 'subject' | 'subject_id'>,
): Promise<{ number: number; actor_name: string | null } | undefined> {
  const { rows } = await sql<{ number: number; actor_name: string | null }>`
    select number, first_name || ' ' || last_name as actor_name
    from content_versions left join accounts on accounts.id = actor_id
    where subject = ${subject} and subject_id = ${subject_id} order by number desc limit 1`.execute(
    db,
  )
  return rows[0]
}
