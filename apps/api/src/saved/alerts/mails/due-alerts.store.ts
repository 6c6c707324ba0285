import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export interface Reader {
  id: number
  email: string
  first_name: string
  language: Language
  /** Nobody writes to an account that was closed. */
  is_reachable: boolean
}

/** The first accounts for which something is due, locked until the transaction ends; one that somebody changes now comes later. */
export async function takeDueReaders(db: Database, now: Date, most: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select id, email, first_name, language,
      is_active and deactivated_at is null and deleted_at is null as is_reachable
    from accounts where id in (
      select account_id from (
        select account_id, due_at from saved_searches where due_at <= ${now}
        union all select account_id, due_at from favourite_alerts where due_at <= ${now}
      ) as due group by account_id order by min(due_at) limit ${most}
    ) order by id for no key update skip locked`.execute(db)
  return rows
}

export interface DueSearch {
  id: number
  account_id: number
  name: string
}

/** Marks what is due of the accounts as told; a search that is paused is not due. */
export async function takeDueSearches(
  db: Database,
  { accounts, now }: { accounts: readonly number[]; now: Date },
): Promise<DueSearch[]> {
  return db
    .updateTable('saved_searches')
    .set({ due_at: null, told_at: now })
    .where('account_id', 'in', accounts)
    .where('due_at', '<=', now)
    .where('paused_at', 'is', null)
    .returning(['id', 'account_id', 'name'])
    .execute()
}

export interface NewListing {
  search_id: number
  product_id: number
  title: string
  price: number
  currency: string
  /** How many the search has found that are still listed. */
  total: number
}

/**
 * Marks what the searches have found as told, and reads the newest of what is still listed, at most `shown` of each search:
 * what was sold meanwhile is no news.
 */
export async function takeHits(
  db: Database,
  { searches, now, shown }: { searches: readonly number[]; now: Date; shown: number },
): Promise<NewListing[]> {
  const { rows } = await sql<NewListing>`
    with told as (
      update saved_search_hits set told_at = ${now}
      where search_id = any(${searches}::bigint[]) and told_at is null
      returning search_id, product_id
    ), listed as (
      select search_id, product_id, title, price, currency,
        count(*) over (partition by search_id)::integer as total,
        row_number() over (partition by search_id order by product_id desc) as place
      from told join products on products.id = product_id and products.listed
    )
    select search_id, product_id, title, price, currency, total from listed where place <= ${shown}
    order by search_id, place`.execute(db)
  return rows
}

/** Marks as told, and returns the accounts for which something is due. */
export async function takeDueFavourites(
  db: Database,
  { accounts, now }: { accounts: readonly number[]; now: Date },
): Promise<number[]> {
  const rows = await db
    .updateTable('favourite_alerts')
    .set({ due_at: null, told_at: now })
    .where('account_id', 'in', accounts)
    .where('due_at', '<=', now)
    .returning('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export interface FavouriteNews {
  account_id: number
  product_id: number
  title: string
  /** As it is now; null for a favourite that is gone. */
  price: number | null
  currency: string | null
  /** What it cost when it was kept, at the most. */
  kept: number | null
}

/** Marks the accounts' news as told, and reads what is still true of their favourites, once a product. */
export async function takeFavouriteNews(
  db: Database,
  { accounts, now }: { accounts: readonly number[]; now: Date },
): Promise<FavouriteNews[]> {
  const { rows } = await sql<FavouriteNews>`
    with told as (
      update favourite_news set told_at = ${now}
      where account_id = any(${accounts}::bigint[]) and told_at is null
      returning account_id, product_id
    ), news as (select distinct account_id, product_id from told)
    select news.account_id, news.product_id, coalesce(products.title, withdrawn.title, '') as title,
      case when products.listed or products.listed_locally then products.price end as price,
      case when products.listed or products.listed_locally then products.currency::text end as currency,
      (select max(favourites.price) from favourites join favourite_lists as lists on lists.id = list_id
        where lists.account_id = news.account_id and favourites.product_id = news.product_id) as kept
    from news left join products on products.id = news.product_id
    left join withdrawn_products as withdrawn on withdrawn.product_id = news.product_id
    order by news.account_id, news.product_id`.execute(db)
  // One that is no favourite any more, or costs what it did again, is no news.
  return rows.filter(({ kept, price }) => kept !== null && (price === null || price < kept))
}
