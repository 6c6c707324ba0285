import type { Database } from '../db/database.ts'
import { cleanContent } from './clean-content.ts'

export interface ArticleRow {
  id: number
  slug: string
  title: string
  summary: string
  content: string
  date_created: Date
}

const columns = ['id', 'slug', 'title', 'summary', 'content', 'date_created'] as const

/** Newest first. */
export function listArticleRows(db: Database): Promise<ArticleRow[]> {
  return db
    .selectFrom('articles')
    .select(columns)
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findArticle(db: Database, id: number): Promise<ArticleRow | undefined> {
  return db.selectFrom('articles').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The only way in: what is stored is clean. A slug that is taken is left as it is. */
export async function insertArticle(db: Database, article: Omit<ArticleRow, 'id'>): Promise<void> {
  await db
    .insertInto('articles')
    .values({ ...article, content: cleanContent(article.content) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
