import type { Language } from '@bandari/i18n'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableJson } from '../platform/db/columns.ts'
import type { Content, ContentSubject } from './versions/content.ts'
import type { Change } from './versions/content-changes.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    articles: ArticlesTable
    article_texts: ArticleTextsTable
    deals: DealsTable
    promotion_pins: PromotionPinsTable
    content_versions: ContentVersionsTable
    content_previews: ContentPreviewsTable
    requests: RequestsTable
    shop_settings: {
      name: string
      value: Json<unknown>
      revision: number
      changed_at: Date
      changed_by: number | null
      reason: string | null
    }
    request_notes: {
      id: GeneratedAlways<number>
      request_id: number
      actor_id: number
      text: string
      at: Date
    }
    request_messages: RequestMessagesTable
    request_links: { token_hash: Buffer; request_id: number; created_at: Date }
  }
}

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
  ends_at: Date | null
  picture_media_id: number | null
  picture_decorative: Generated<boolean>
  picture_alt: string | null
}

/** In a language other than English. */
export interface ArticleTextsTable {
  article_id: number
  language: Language
  title: string
  summary: string
  content: string
  picture_alt: string | null
}

export interface ContentVersionsTable {
  id: GeneratedAlways<number>
  subject: ContentSubject
  subject_id: number
  number: number
  actor_id: number | null
  at: Date
  restored_from: number | null
  content: Json<Content>
  changes: Json<Change[]>
  picture_media_id: number | null
}

export interface ContentPreviewsTable {
  token_hash: Buffer
  subject: ContentSubject
  subject_id: number
  at: Date | null
  content: NullableJson<Content>
  expires_at: Date
}

export interface DealsTable {
  product_id: number
  position: number
  date_created: Generated<Date>
  version: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
}

export interface PromotionPinsTable {
  id: GeneratedAlways<number>
  shelf: FeaturedList
  product_id: number
  position: number
  date_created: Generated<Date>
  version: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
}

export interface RequestsTable {
  id: GeneratedAlways<number>
  kind: RequestKind
  name: string
  email: string | null
  contact_number: string
  text: string
  details: Json<Record<string, string>>
  account_id: number | null
  state: Generated<RequestState>
  version: Generated<number>
  answered_at: Generated<Date | null>
  /** Who of staff answers it. */
  assigned_to: Generated<number | null>
  /** Of the page that it was sent from; null in older ones. */
  language: Generated<Language | null>
  waits_since: Generated<Date | null>
  created_at: Date
}

export type RequestSide = 'guest' | 'shop'

export type RequestMessageVia = 'page' | 'mail' | 'telephone'

export interface RequestMessagesTable {
  id: GeneratedAlways<number>
  request_id: number
  side: RequestSide
  actor_id: number | null
  via: RequestMessageVia
  text: string
  at: Date
}

export type RequestKind = 'wholesale' | 'parts' | 'assessment'

export type RequestState = 'new' | 'answered' | 'closed'

export type ArticleStatus = 'draft' | 'published'

/** The home page's lists of featured vehicles, as the wire names them (buyer spec §3). */
export type FeaturedList =
  | 'low_range'
  | 'mid_range'
  | 'upper_range'
  | 'hatch_back'
  | 'sedan'
  | 'suv'
  | 'commercial_vehicles'
