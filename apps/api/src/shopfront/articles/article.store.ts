import { type Language, sourceLanguage } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface ArticleRow {
  id: number
  slug: string
  title: string
  summary: string
  content: string
  published_at: Date
  /** The language of title, summary and content. */
  language: Language
  /** The languages that it is written in besides English. */
  others: Language[]
  /** Hash of its picture. */
  picture: string | null
  picture_decorative: boolean
  /** In `language`. */
  picture_alt: string | null
}

interface ArticleQuery {
  now: Date
  /** The wanted language; English where the article is not written in it. */
  language: string
}

/** Newest first. */
export function listArticleRows(db: Database, reading: ArticleQuery): Promise<ArticleRow[]> {
  return published(db, reading)
    .orderBy('published_at', 'desc')
    .orderBy('articles.id', 'desc')
    .execute()
}

export function findArticle(
  db: Database,
  { id, ...reading }: ArticleQuery & { id: number },
): Promise<ArticleRow | undefined> {
  return published(db, reading).where('articles.id', '=', id).executeTakeFirst()
}

/** Leaves out drafts, and articles that are published later or have ended. */
function published(db: Database, { now, language }: ArticleQuery) {
  return db
    .selectFrom('articles')
    .leftJoin('article_texts as texts', (join) =>
      join
        .onRef('texts.article_id', '=', 'articles.id')
        .on(sql<boolean>`texts.language = ${language}`),
    )
    .leftJoin('media', 'media.id', 'articles.picture_media_id')
    .select(['articles.id', 'slug', 'media.hash as picture', 'picture_decorative'])
    .select((row) => [
      row.fn.coalesce('texts.title', 'articles.title').as('title'),
      row.fn.coalesce('texts.summary', 'articles.summary').as('summary'),
      row.fn.coalesce('texts.content', 'articles.content').as('content'),
      row.fn.coalesce('texts.language', row.val<Language>(sourceLanguage)).as('language'),
      // Without words of its own language a picture would be silent: the English ones are better.
      row.fn.coalesce('texts.picture_alt', 'articles.picture_alt').as('picture_alt'),
    ])
    .select(
      sql<
        Language[]
      >`array(select language from article_texts where article_id = articles.id order by language)`.as(
        'others',
      ),
    )
    .select((row) => row.ref('published_at').$notNull().as('published_at'))
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
}
