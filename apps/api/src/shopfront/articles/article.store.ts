import type { Database } from '../../platform/db/database.ts'
import { cleanContent } from './clean-content.ts'

export interface ArticleRow {
  id: number
  slug: string
  title: string
  summary: string
  content: string
  published_at: Date
}

/** Newest first. */
export function listArticleRows(db: Database, now: Date): Promise<ArticleRow[]> {
  return published(db, now).orderBy('published_at', 'desc').orderBy('id', 'desc').execute()
}

export function findArticle(
  db: Database,
  { id, now }: { id: number; now: Date },
): Promise<ArticleRow | undefined> {
  return published(db, now).where('id', '=', id).executeTakeFirst()
}

/** Leaves out drafts and articles that are published later. */
function published(db: Database, now: Date) {
  return db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'summary', 'content'])
    .select((row) => row.ref('published_at').$notNull().as('published_at'))
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
}

/** Adds an article of the demo shop and cleans its content. An article whose slug exists is left as it is. */
export async function insertArticle(db: Database, article: Omit<ArticleRow, 'id'>): Promise<void> {
  await db
    .insertInto('articles')
    .values({
      ...article,
      content: cleanContent(article.content),
      status: 'published',
      date_created: article.published_at,
      date_updated: article.published_at,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
