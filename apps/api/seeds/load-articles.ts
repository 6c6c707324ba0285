import { readFile } from 'node:fs/promises'
import { insertArticle } from '../src/shopfront/articles/article.store.ts'
import type { Database } from '../src/platform/db/database.ts'
import { articles } from './articles.data.ts'

/** Oldest first, so that ids follow the dates. */
export async function loadArticles(db: Database) {
  for (const { slug, date, title, summary } of articles) {
    const content = await readFile(new URL(`articles/${slug}.html`, import.meta.url), 'utf8')
    const published_at = new Date(`${date}T07:30:00Z`)
    await insertArticle(db, { slug, title, summary, content, published_at })
  }
}
