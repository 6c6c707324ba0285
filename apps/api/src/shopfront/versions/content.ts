import type { Language } from '@bandari/i18n'
import type { ArticleStatus, FeaturedList } from '../tables.ts'

/** What has a history: each article, and the deals and the pinned vehicles each as a whole. */
export type ContentSubject = 'article' | 'deals' | 'promotions'

export interface TranslatedText {
  title: string
  summary: string
  content: string
  /** What the picture shows; null where there is none or it is decoration. */
  picture_alt: string | null
}

/** The texts of an article in languages other than English. */
export type ArticleTexts = Partial<Record<Language, TranslatedText>>

/** An article as a version or a preview holds it. Times are ISO 8601. */
export interface ArticleContent extends TranslatedText {
  slug: string
  texts: ArticleTexts
  status: ArticleStatus
  published_at: string | null
  ends_at: string | null
  /** Hash of the picture's file. */
  picture: string | null
  picture_decorative: boolean
}

/** A vehicle among the deals (without shelf) or pinned; lists of them are in their order. */
export interface ListedVehicle {
  product_id: number
  shelf: FeaturedList | null
  starts_at: string | null
  ends_at: string | null
}

export type Content = ArticleContent | ListedVehicle[]
