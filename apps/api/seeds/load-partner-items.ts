import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'
import type { Pictures } from './load-pictures.ts'
import { type DemoItem, partnerItemAt, partnerItemCount } from './partner-items.ts'

const day = 24 * 3600 * 1000
/** Rows of one statement: PostgreSQL takes 65,535 values at once. */
const batch = 800

/** The embedded partner catalogue, once. */
export async function loadPartnerItems(db: Database, pictures: Pictures): Promise<void> {
  const any = await db.selectFrom('partner_items').select('id').limit(1).executeTakeFirst()
  if (any) return
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < partnerItemCount; from += batch) {
      const length = Math.min(batch, partnerItemCount - from)
      await insertItems(
        tx,
        Array.from({ length }, (_, index) => partnerItemAt(from + index)),
        pictures,
      )
    }
  })
  // Tidies the index of words, and updates the planner's statistics.
  await sql`vacuum analyze partner_items`.execute(db)
  await sql`vacuum analyze partner_item_images`.execute(db)
}

async function insertItems(db: Database, items: DemoItem[], pictures: Pictures) {
  // Auctions end after the demo world was made; otherwise all would be over.
  const now = Date.now()
  const rows = await db
    .insertInto('partner_items')
    .values(
      items.map((item) => ({
        title: item.title,
        category: item.category,
        keywords: item.keywords,
        description: item.description,
        condition: item.condition,
        listing_type: item.isAuction ? ('Auction' as const) : ('FixedPrice' as const),
        class: item.class,
        specs: JSON.stringify(item.specs),
        facts: JSON.stringify(item.facts),
        size_choices: item.choices.size?.join(', ') ?? null,
        colour_choices: item.choices.colour?.join(', ') ?? null,
        price: item.priceMinor,
        quantity: item.quantity,
        ends_at: item.endsInDays === null ? null : new Date(now + item.endsInDays * day),
      })),
    )
    .returning('id')
    .execute()
  const images = rows.flatMap(({ id }, at) =>
    (items[at]?.pictures ?? []).flatMap((name, position) => {
      const media_id = pictures.get(name)
      return media_id === undefined ? [] : { item_id: id, position, media_id }
    }),
  )
  if (images.length > 0) await db.insertInto('partner_item_images').values(images).execute()
}
