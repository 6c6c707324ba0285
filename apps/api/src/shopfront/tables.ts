import type { Language } from '@bandari/i18n'
import type { Generated, GeneratedAlways } from 'kysely'
import type { ArticleStatus, FeaturedList } from '../platform/db/columns.ts'

/** The tables of content and of its order on the first pages. */

export interface ArticlesTable {
  id: GeneratedAlways<number>
  slug: string
  title: string
  summary: string
  content: string
  date_created: Generated<Date>
  status: Generated<ArticleStatus>
  published_at: Date | null
  date_updated: Generated<Date>
  version: Generated<number>
}

/** In a language other than English. */
export interface ArticleTextsTable {
  article_id: number
  language: Language
  title: string
  summary: string
  content: string
}

export interface DealsTable {
  product_id: number
  position: number
  date_created: Generated<Date>
  version: Generated<number>
}

export interface PromotionPinsTable {
  id: GeneratedAlways<number>
  shelf: FeaturedList
  product_id: number
  position: number
  date_created: Generated<Date>
  version: Generated<number>
}
