import { hash } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import type { ArticleContent, Content, ContentSubject, ListedVehicle } from '../versions/content.ts'

export interface Preview {
  subject: ContentSubject
  subject_id: number
  at: Date | null
  content: Content | null
}

const hashed = (token: string) => hash('sha256', token, 'buffer')

export async function insertPreview(
  db: Database,
  { token, content, ...preview }: Preview & { token: string; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('content_previews')
    .values({
      ...preview,
      token_hash: hashed(token),
      content: content === null ? null : JSON.stringify(content),
    })
    .execute()
}

/** What a token shows, as long as it has not expired. */
export function findPreview(db: Database, token: string, now: Date): Promise<Preview | undefined> {
  return db
    .selectFrom('content_previews')
    .select(['subject', 'subject_id', 'at', 'content'])
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteExpiredPreviews(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('content_previews')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export function articleOf(preview: Preview | null): ArticleContent | null {
  const content = preview?.subject === 'article' ? preview.content : null
  return content === null || Array.isArray(content) ? null : content
}

export function vehiclesOf(
  preview: Preview | null,
  subject: 'deals' | 'promotions',
): ListedVehicle[] | null {
  const content = preview?.subject === subject ? preview.content : null
  return Array.isArray(content) ? content : null
}
