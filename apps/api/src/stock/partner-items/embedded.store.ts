import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { OfferedChoices } from '../catalogue/product/choices.ts'
import type {
  ItemCard,
  ItemPage,
  ItemPicture,
  ItemSearch,
  ItemSpecs,
  PartnerItem,
  PartnerSource,
} from './partner-source.ts'

/** The partner catalogue in our own database. */
export const embeddedCatalogue: PartnerSource = {
  name: 'embedded',
  pictureOrigin: null,
  search: searchCatalogue,
  find: findInCatalogue,
  listRelated: listNearby,
}

interface CardRow {
  id: number
  title: string
  price: number
  currency: string
  listing_type: 'FixedPrice' | 'Auction'
  specs: ItemSpecs
  hash: string | null
}

const cardColumns = sql`partner_items.id, title, price, currency, listing_type, specs, media.hash`
const withCover = sql`left join partner_item_images on item_id = partner_items.id and position = 0
    left join media on media.id = media_id`

/** Exact count and one page in one statement; the index of words finds the candidates. */
async function searchCatalogue(db: Database, search: ItemSearch): Promise<ItemPage> {
  const { words, min, max, category, sort, limit, offset } = search
  const query = sql`websearch_to_tsquery('english', ${words})`
  const order = { a: sql`price, id`, d: sql`price desc, id`, b: sql`rank desc, id` }[sort]
  const { rows } = await sql<Partial<CardRow> & { total: number }>`
    with hits as materialized (
      select id, price, ts_rank(words, ${query}) as rank from partner_items
      where words @@ ${query} and price >= ${min}
        ${max > 0 ? sql`and price <= ${max}` : sql``}
        ${category === null ? sql`` : sql`and category = ${category}`}
    ), page as (
      select id, row_number() over (order by ${order}) as place from hits
      order by place limit ${limit} offset ${offset}
    )
    select totals.total, cards.* from (select count(*)::integer as total from hits) as totals
    left join lateral (
      select place, ${cardColumns} from page join partner_items on partner_items.id = page.id
      ${withCover}
    ) as cards on true order by place`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    items: rows.flatMap((row) => (isCard(row) ? [cardOf(row)] : [])),
  }
}

/** An empty page is one row of nulls beside the total. */
function isCard(row: Partial<CardRow>): row is CardRow {
  return row.id != null
}

function cardOf({ id, title, price, currency, listing_type, specs, hash }: CardRow): ItemCard {
  return {
    id: String(id),
    title,
    price,
    currency,
    picture: hash === null ? null : { hash },
    transmission: specs.transmission ?? null,
    fuelType: specs.fuel_type ?? null,
    isAuction: listing_type === 'Auction',
  }
}

interface ItemRow extends CardRow, OfferedChoices {
  category: string
  class: 'cars' | 'other'
  description: string
  condition: string
  facts: PartnerItem['facts']
  quantity: number
  ends_at: Date | null
  hashes: string[] | null
}

/** Once an item has been in a basket, its product counts the stock. */
async function findInCatalogue(db: Database, id: string): Promise<PartnerItem | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const { rows } = await sql<ItemRow>`
    select ${cardColumns}, category, partner_items.class, partner_items.description, partner_items.condition, facts, ends_at,
      partner_items.size_choices, partner_items.colour_choices,
      coalesce(stock.quantity, partner_items.quantity) as quantity,
      (select array_agg(hash order by position) from partner_item_images join media on media.id = media_id
        where item_id = partner_items.id) as hashes
    from partner_items
    ${withCover}
    left join lateral (
      select products.quantity from partner_products join products on products.id = product_id
      where source = 'embedded' and partner_products.item_id = partner_items.id::text
    ) as stock on true
    where partner_items.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { category, description, condition, specs, facts, quantity } = row
  const pictures = (row.hashes ?? []).map((hash): ItemPicture => ({ hash }))
  const { size_choices, colour_choices } = row
  const own = { category, description, condition, specs, facts, quantity, pictures }
  const offered = { size_choices, colour_choices }
  return { ...cardOf(row), ...own, ...offered, class: row.class, endsAt: row.ends_at }
}

/** The nearest in price of the same kind, a step to either side along the index. */
async function listNearby(
  db: Database,
  { id, category, price }: PartnerItem,
  limit: number,
): Promise<ItemCard[]> {
  const { rows } = await sql<CardRow>`
    with page as (select id, price from (
      (select id, price from partner_items where category = ${category} and price >= ${price} and id <> ${id}
        order by price, id limit ${limit})
      union all
      (select id, price from partner_items where category = ${category} and price < ${price}
        order by price desc, id desc limit ${limit})
    ) as near order by abs(price - ${price}), id limit ${limit})
    select ${cardColumns} from page join partner_items using (id, price)
    ${withCover}
    order by abs(price - ${price}), partner_items.id`.execute(db)
  return rows.map(cardOf)
}
