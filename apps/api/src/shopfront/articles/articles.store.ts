import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import { cleanContent } from './clean-content.ts'
import type { ArticleContent, ArticleTexts } from '../versions/content.ts'
import type { ArticleStatus } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'

export interface StaffArticleRow {
  id: number
  slug: string
  title: string
  summary: string
  content: string
  texts: ArticleTexts
  status: ArticleStatus
  published_at: Date | null
  ends_at: Date | null
  picture_media_id: number | null
  /** Its hash. */
  picture: string | null
  picture_decorative: boolean
  picture_alt: string | null
  date_created: Date
  date_updated: Date
  version: number
}

const select = sql<StaffArticleRow>`id, slug, title, summary, content, status, published_at, ends_at, date_created, date_updated,
  version, picture_media_id, picture_decorative, picture_alt,
  (select hash from media where media.id = picture_media_id) as picture,
  coalesce((select jsonb_object_agg(language, jsonb_build_object('title', texts.title, 'summary', texts.summary,
    'content', texts.content, 'picture_alt', texts.picture_alt))
    from article_texts as texts where article_id = articles.id), '{}') as texts`

/** Whether an article is out depends on the time. */
export const articles = (now: Date) =>
  resource({
    name: 'articles',
    from: sql`articles`,
    select,
    fields: {
      id: { ref: sql.ref('articles.id'), type: 'number' },
      title: { ref: sql.ref('title'), type: 'text' },
      slug: { ref: sql.ref('slug'), type: 'text' },
      status: { ref: sql.ref('status'), type: 'text' },
      state: {
        ref: sql`case when status = 'draft' then 'draft' when ends_at <= ${now} then 'ended'
          when published_at > ${now} then 'scheduled' else 'published' end`,
        type: 'text',
      },
      published_at: { ref: sql.ref('published_at'), type: 'time' },
      ends_at: { ref: sql.ref('ends_at'), type: 'time' },
      date_created: { ref: sql.ref('date_created'), type: 'time' },
      date_updated: { ref: sql.ref('date_updated'), type: 'time' },
    },
    sort: { field: 'date_updated', descending: true },
    search(q) {
      const text = containsPattern(q)
      return sql`(title ilike ${text} or summary ilike ${text} or exists (select from article_texts as texts
        where article_id = articles.id and (texts.title ilike ${text} or texts.summary ilike ${text})))`
    },
  })

export async function lockArticle(db: Database, id: number): Promise<StaffArticleRow | undefined> {
  const { rows } = await sql<StaffArticleRow>`
    select ${select} from articles where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Two articles that want one slug wait for each other. */
export async function lockSlugs(db: Database): Promise<void> {
  await sql`lock table articles in share row exclusive mode`.execute(db)
}

export async function isSlugTaken(
  db: Database,
  { slug, besides }: { slug: string; besides?: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', besides ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

export interface ArticleText {
  slug: string
  title: string
  summary: string
  content: string
  texts: ArticleTexts
  status: ArticleStatus
  published_at: Date | null
  ends_at: Date | null
  picture_media_id: number | null
  picture_decorative: boolean
  picture_alt: string | null
}

/** Cleans the content before it is stored, also if it was clean already. */
export async function insertStaffArticle(
  db: Database,
  { texts, ...article }: ArticleText,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('articles')
    .values({
      ...article,
      content: cleanContent(article.content),
      date_created: now,
      date_updated: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTexts(db, id, texts)
  return id
}

export async function updateStaffArticle(
  db: Database,
  { id, now, texts, ...article }: ArticleText & { id: number; now: Date },
): Promise<void> {
  await db
    .updateTable('articles')
    .set((row) => ({
      ...article,
      content: cleanContent(article.content),
      date_updated: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await writeTexts(db, id, texts)
}

/** Replaces those that were there. */
async function writeTexts(db: Database, article_id: number, texts: ArticleTexts): Promise<void> {
  await db.deleteFrom('article_texts').where('article_id', '=', article_id).execute()
  const rows = Object.entries(texts).map(([language, text]) => ({
    ...text,
    article_id,
    language: language as Language,
    content: cleanContent(text.content),
  }))
  if (rows.length > 0) await db.insertInto('article_texts').values(rows).execute()
}

export async function deleteStaffArticle(db: Database, id: number): Promise<void> {
  await db.deleteFrom('articles').where('id', '=', id).execute()
}

/** The upload that a picture's name stands for. */
export async function findPicture(db: Database, hash: string): Promise<number | null> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('hash', '=', hash)
    .where('kind', '=', 'photo')
    .executeTakeFirst()
  return row?.id ?? null
}

/** As versions, previews and the audit hold it. */
export function contentOf(article: ArticleText, picture: string | null): ArticleContent {
  const { published_at, ends_at, picture_media_id: _, ...rest } = article
  return {
    ...rest,
    picture,
    published_at: published_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
}

/** Of a row without what only the table knows. */
export function textOf(row: StaffArticleRow): ArticleText {
  const { slug, title, summary, content, texts, status, published_at, ends_at } = row
  const { picture_media_id, picture_decorative, picture_alt } = row
  const picture = { picture_media_id, picture_decorative, picture_alt }
  return { slug, title, summary, content, texts, status, published_at, ends_at, ...picture }
}

/** For the audit. */
export const articleName = sql<string>`select title from articles where articles.id = subject_id::bigint`
