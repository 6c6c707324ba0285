import { sql, type SqlBool } from 'kysely'
import { daysBefore } from '../core/days-before.ts'
import type { Hindrance, PersonalData } from '../people/privacy/personal-data.ts'
import {
  auditOf,
  byAccount,
  type PersonalTable,
  staffWhoActed,
  within,
} from '../people/privacy/personal-table.store.ts'

/** A listing that an order shows stays, as what was sold; the others are withdrawn. */
const products: PersonalTable = {
  table: 'products',
  ownedBy: [byAccount('vendor_id')],
  withheld: { words: 'Made of the title, for searching.' },
  onDeletion: {
    deletes: sql<SqlBool>`not exists (select from order_lines where product_id = products.id)
      and not exists (select from basket_lines where product_id = products.id)
      and not exists (select from quoted_lines where product_id = products.id)
      and not exists (select from offers where product_id = products.id)`,
    replaces: () => ({
      status: sql`'draft'`,
      contact: sql`null`,
      location: sql`null`,
      description: sql`''`,
      cover_media_id: sql`null`,
      image_count: sql`0`,
      version: sql`version + 1`,
    }),
  },
}

const imports: PersonalTable = {
  table: 'imports',
  ownedBy: [byAccount('vendor_id')],
  onDeletion: 'deleted',
}

const feeds: PersonalTable = {
  table: 'feeds',
  ownedBy: [byAccount('vendor_id')],
  onDeletion: 'deleted',
}

const images: PersonalTable = {
  table: 'product_images',
  ownedBy: [within('product_id', products)],
  onDeletion: 'deleted',
}

const videos: PersonalTable = {
  table: 'product_videos',
  ownedBy: [within('product_id', products)],
  onDeletion: 'deleted',
}

const isReserved: Hindrance = async (db, { id }) => {
  const { rows } = await sql<{ title: string }>`
    select title from products where vendor_id = ${id} and (reserved > 0 or exists (
      select from order_lines join orders on orders.id = order_id
      where product_id = products.id and orders.status in ('Pending', 'Authorized')))
    order by id limit 1`.execute(db)
  return rows[0] ? { code: 'deletion_reserved', values: { title: rows[0].title } } : null
}

/** It would go on listing for somebody who is gone. */
const isImporting: Hindrance = async (db, { id }) => {
  const { rows } = await sql`
    select from imports where vendor_id = ${id} and state = 'running' limit 1`.execute(db)
  return rows.length > 0 ? { code: 'deletion_import' } : null
}

const modelRequests: PersonalTable = {
  table: 'model_requests',
  ownedBy: [byAccount('vendor_id')],
  withheld: { answered_by: staffWhoActed, name_key: 'Made of the names, for finding equal ones.' },
  onDeletion: 'deleted',
}

/** What vendors list, and what people search for among partners' goods. */
export const stockData: PersonalData = {
  tables: [
    { table: 'item_searches', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    { table: 'feed_listings', ownedBy: [within('feed_id', feeds)], onDeletion: 'deleted' },
    { table: 'feed_runs', ownedBy: [within('feed_id', feeds)], onDeletion: 'deleted' },
    feeds,
    { table: 'import_files', ownedBy: [within('import_id', imports)], onDeletion: 'deleted' },
    { table: 'import_sources', ownedBy: [byAccount('vendor_id')], onDeletion: 'deleted' },
    { table: 'import_days', ownedBy: [byAccount('vendor_id')], onDeletion: 'deleted' },
    { table: 'import_rows', ownedBy: [within('import_id', imports)], onDeletion: 'deleted' },
    { table: 'import_missing', ownedBy: [within('import_id', imports)], onDeletion: 'deleted' },
    { table: 'import_pictures', ownedBy: [within('import_id', imports)], onDeletion: 'deleted' },
    { table: 'picture_sources', ownedBy: [within('product_id', products)], onDeletion: 'deleted' },
    imports,
    { table: 'bulk_changes', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    {
      table: 'chassis_doubles',
      ownedBy: [within('first_id', products), within('second_id', products)],
      withheld: {
        first_id: 'One of the two is another seller’s.',
        second_id: 'One of the two is another seller’s.',
        reason: 'Words of staff about two sellers.',
      },
      onDeletion: 'deleted',
    },
    {
      table: 'model_request_listings',
      ownedBy: [within('request_id', modelRequests)],
      onDeletion: 'deleted',
    },
    modelRequests,
    {
      table: 'moderation_findings',
      ownedBy: [within('product_id', products)],
      withheld: {
        decided_by: staffWhoActed,
        reason: 'Words of staff.',
        detail: 'It may name listings of other sellers.',
        fingerprint: 'Made of what was found.',
        seen_fingerprint: 'Made of what was found.',
      },
      onDeletion: 'deleted',
    },
    { table: 'listing_defaults', ownedBy: [byAccount('vendor_id')], onDeletion: 'deleted' },
    {
      table: 'media',
      ownedBy: [within('id', images, 'media_id')],
      onDeletion: {
        keeps: { '*': 'A sweep removes pictures within the hour once nothing shows them.' },
      },
    },
    images,
    videos,
    { table: 'lectures', ownedBy: [within('product_id', products)], onDeletion: 'deleted' },
    { table: 'fitments', ownedBy: [within('product_id', products)], onDeletion: 'deleted' },
    auditOf('listing', products),
    products,
  ],
  mentions: {
    'model_requests.answered_by': staffWhoActed,
    'moderation_findings.decided_by': staffWhoActed,
    'moderation_rules.changed_by': staffWhoActed,
    'vehicle_changes.noted': 'the number of a transaction',
    'vehicle_changes.noted_at': 'when a listing changed',
  },
  hindrances: [isReserved, isImporting],
  /** Orders take products in the same order. */
  lock: async (db, { id }) => {
    await sql`select from products where vendor_id = ${id} order by id for update`.execute(db)
    await sql`select from imports where vendor_id = ${id} order by id for update`.execute(db)
  },
  retention: [
    {
      name: 'item-searches',
      before: ({ searchesDays }, now) => daysBefore(now, searchesDays),
      apply: async (db, before) => {
        const { numDeletedRows } = await db
          .deleteFrom('item_searches')
          .where('at', '<', before)
          .executeTakeFirst()
        return Number(numDeletedRows)
      },
    },
    {
      name: 'import-sources',
      before: (_, now) => daysBefore(now, 365),
      apply: async (db, before) => {
        const { numDeletedRows } = await db
          .deleteFrom('import_sources')
          .where('used_at', '<', before)
          .executeTakeFirst()
        return Number(numDeletedRows)
      },
    },
    {
      name: 'imports',
      before: ({ sessionsDays }, now) => daysBefore(now, sessionsDays),
      // One that is under way is never deleted.
      apply: async (db, before) => {
        const { numDeletedRows } = await db
          .deleteFrom('imports')
          .where('created_at', '<', before)
          .where('state', '<>', 'running')
          .executeTakeFirst()
        return Number(numDeletedRows)
      },
    },
  ],
}
