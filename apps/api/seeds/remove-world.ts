import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { insertAudit } from '../src/platform/audit/audit.store.ts'
import { holdsDemoWorld } from '../src/demo.store.ts'
import type { Database } from '../src/platform/db/database.ts'
import { articles } from './articles.data.ts'
import { draft, requests } from './desk.data.ts'
import { demoVouchers } from './vouchers.data.ts'

/** What left, and what no command can take out: the records of orders, money and staff are only ever added to. */
export interface Removal {
  listings: number
  accounts: number
  /** Accounts that such records name: nobody can use them any more. */
  closedAccounts: number
  orders: number
  ledgerEntries: number
}

/** All people of the demo world, also its buyers; nobody can own an address there (RFC 2606). */
const ofDemo = sql<SqlBool>`lower(email) like '%@example.com'`

/** Takes the demo world out, in one transaction; null where there is none. */
export async function removeWorld(db: Database, now: Date): Promise<Removal | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdsDemoWorld(tx))) return null
    await sql`create temporary table demo_people on commit drop as
      select id from accounts where ${ofDemo} for update`.execute(tx)
    await closeAccounts(tx, now)
    const listings = await removeGoods(tx)
    await removeOffers(tx, now)
    const accounts = await deleteUnnamed(tx, 'accounts', sql`select id from demo_people`)
    await tx.deleteFrom('demo_world').execute()
    const removal = { listings, accounts, ...(await countRest(tx)) }
    await insertAudit(tx, {
      actorId: null,
      action: 'remove-demo-world',
      subject: 'shop',
      subjectId: 'demo',
      before: null,
      after: removal,
      reason: 'pnpm demo remove',
      now,
    })
    return removal
  })
}

/** No role, no password, no session, no link: whoever knows the demo's passwords is nobody here. */
async function closeAccounts(db: Database, now: Date) {
  await sql`update accounts set is_active = false, deactivated_at = coalesce(deactivated_at, ${now}), staff_role = null,
    password_hash = null, seller_status = 'none' where id in (select id from demo_people)`.execute(
    db,
  )
  for (const table of [
    'sessions',
    'handovers',
    'account_links',
    'social_identities',
    'addresses',
  ]) {
    await sql`delete from ${sql.table(table)} where account_id in (select id from demo_people)`.execute(
      db,
    )
  }
  // Paid ones belong to the books.
  await sql`delete from payout_details as details
    where agent_id in (select id from agents where account_id in (select id from demo_people))
      and not exists (select from payout_lines where details_id = details.id)`.execute(db)
  await sql`delete from baskets where status = 'Open' and account_id in (select id from demo_people)`.execute(
    db,
  )
  await sql`delete from requests where lower(email) like '%@example.com'
    or contact_number in (${sql.join(requests.map(({ contactNumber }) => contactNumber))})`.execute(
    db,
  )
  await sql`delete from outbox where sent_at is null and lower(recipient) like '%@example.com'`.execute(
    db,
  )
}

/** Also goods of a world from before it noted them: drawings picture them, which nobody can upload. One that was ordered stays as a draft. */
async function removeGoods(db: Database): Promise<number> {
  await sql`create temporary table demo_products on commit drop as
    select id from products where vendor_id in (select id from demo_people)
      or id <@ (select product_ids from demo_world)
      or cover_media_id in (select id from media where kind = 'drawing')`.execute(db)
  const removed = await deleteUnnamed(db, 'products', sql`select id from demo_products`)
  await sql`update products set status = 'draft', quantity = reserved
    where id in (select id from demo_products)`.execute(db)
  // They never were on offer, so their addresses are unknown rather than gone.
  await sql`delete from withdrawn_products where product_id in (select id from demo_products)`.execute(
    db,
  )
  await sql`delete from partner_items`.execute(db)
  return removed
}

async function removeOffers(db: Database, now: Date) {
  await db
    .deleteFrom('articles')
    .where(
      'slug',
      'in',
      [draft, ...articles].map(({ slug }) => slug),
    )
    .execute()
  const codes = demoVouchers.map(({ code }) => code)
  await deleteUnnamed(
    db,
    'vouchers',
    sql`select id from vouchers where code in (${sql.join(codes)})`,
  )
  await sql`update vouchers set ends_at = greatest(${now}, starts_at + interval '1 second')
    where code in (${sql.join(codes)}) and ends_at > ${now}`.execute(db)
}

/** Deletes those of the rows that no other table names, and returns how many. */
async function deleteUnnamed(
  db: Database,
  table: 'accounts' | 'products' | 'vouchers',
  ids: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ referrer: string; column: string }>`
    select conrelid::regclass::text as referrer, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype in ('a', 'r') and confrelid = ${table}::regclass`.execute(
    db,
  )
  const unnamed = rows.map(
    ({ referrer, column }) =>
      sql`not exists (select from ${sql.table(referrer)} as referrer where referrer.${sql.ref(column)} = ${sql.table(table)}.id)`,
  )
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (${ids}) and ${sql.join(unnamed, sql` and `)}`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

async function countRest(db: Database) {
  const { rows } = await sql<Pick<Removal, 'closedAccounts' | 'orders' | 'ledgerEntries'>>`
    select (select count(*)::integer from accounts where id in (select id from demo_people)) as "closedAccounts",
      (select count(*)::integer from orders where account_id in (select id from demo_people)) as orders,
      (select count(*)::integer from commission_entries join agents on agents.id = agent_id
        where account_id in (select id from demo_people)) as "ledgerEntries"`.execute(db)
  const [rest] = rows
  if (!rest) throw new Error('a count has one row')
  return rest
}
