import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from './platform/db/database.ts'
import { mergeRules } from './account-merge-rules.data.ts'
import type { AccountMerges, MergePair, MergeRefusal } from './people/merges/merge-rules.ts'

/**
 * How two accounts of one customer become one. Orders, baskets and conversations change their owner by reference, and so does
 * the supporter: payments, invoices, cost lines and the ledger refer to these and stay as they are, to the cent.
 */
export const accountMerges: AccountMerges = {
  rules: mergeRules,
  hindrances: [
    hindrance('merge_sells', hasSold),
    hindrance('merge_traded', haveTraded),
    hindrance('merge_both_supporters', areSupporters),
    hindrance('merge_payout_open', isPaidOut),
    hindrance('merge_own_commission', earnsOnEachOther),
    hindrance('merge_offers', offerForOne),
    hindrance('merge_quote', wouldLoseQuote),
  ],
  before: async (db, pair) => {
    await mergeThreads(db, pair)
    await mergeLists(db, pair)
    await mergeOpenBaskets(db, pair)
    await keepDefaults(db, pair)
    await keepFacts(db, pair)
  },
  after: async (db, { kept, ended }) => {
    // A code of one's own is no sale: neither basket goes on with it.
    await sql`
      update baskets set agent_id = null where account_id = ${kept.id} and status = 'Open'
        and agent_id in (select id from agents where account_id = ${kept.id})`.execute(db)
    await sql`
      update vouchers set issued_to = lower(${kept.email}) where issued_to = lower(${ended.email})
        and not exists (select from vouchers as others
          where others.issued_to = lower(${kept.email}) and others.offer = vouchers.offer)`.execute(
      db,
    )
    // Staff find orders by their owner's name and address.
    await sql`select index_orders(array(select id from orders where account_id = ${kept.id}))`.execute(
      db,
    )
  },
}

function hindrance(code: MergeRefusal, holds: (pair: MergePair) => RawBuilder<SqlBool>) {
  return async (db: Database, pair: MergePair) => {
    const { rows } = await sql<{ holds: boolean }>`select ${holds(pair)} as holds`.execute(db)
    return rows[0]?.holds === true ? ({ code } as const) : null
  }
}

/**
 * Papers and approval name the account: whoever sells keeps that account, and ends the other. To have applied, as every
 * supporter has, moves along (`keepFacts`).
 */
function hasSold({ ended }: MergePair) {
  return sql<SqlBool>`exists (select from accounts where id = ${ended.id}
    and (seller_status in ('approved', 'suspended') or may_list_export))`
}

/** A sale to oneself, with its review, would stay on record as one to somebody. */
function haveTraded({ kept, ended }: MergePair) {
  const seller = sql`(select ${kept.id}::bigint union select vendor_id from team_members where account_id = ${kept.id})`
  return sql<SqlBool>`(exists (select from threads where buyer_id = ${ended.id} and vendor_id in ${seller})
    or exists (select from reviews where account_id = ${ended.id} and vendor_id in ${seller})
    or exists (select from offers join products on products.id = product_id
      where account_id = ${ended.id} and vendor_id in ${seller})
    or exists (select from orders join order_lines on order_id = orders.id join products on products.id = product_id
      where account_id = ${ended.id} and vendor_id in ${seller}))`
}

/** A person has one code and one ledger. */
function areSupporters({ kept, ended }: MergePair) {
  return sql<SqlBool>`(select count(*) = 2 from agents where account_id in (${kept.id}, ${ended.id}))`
}

/** Money that is on its way goes to whom it was made out to. */
function isPaidOut({ kept, ended }: MergePair) {
  const pair = sql`(${kept.id}, ${ended.id})`
  return sql<SqlBool>`exists (select from agents where account_id in ${pair} and (
    exists (select from payout_lines where agent_id = agents.id and is_open)
    or exists (select from payout_details where agent_id = agents.id and confirmed_at is null)
    or exists (select from commission_adjustments where agent_id = agents.id and state = 'waiting')))`
}

/**
 * Nobody earns on their own orders. An order of the one that the other sold, or whose seller the other brought in, would
 * become that, unless it was cancelled and what it earned was taken back; and nobody brought themselves in.
 */
function earnsOnEachOther({ kept, ended }: MergePair) {
  const pair = sql`(${kept.id}, ${ended.id})`
  return sql<SqlBool>`(exists (select from agents where account_id in ${pair} and referrer_id in ${pair})
    or exists (select from orders join agents on agents.id = orders.agent_id
      where orders.account_id in ${pair} and orders.status <> 'Canceled'
        and (agents.account_id in ${pair} and agents.account_id <> orders.account_id
          or agents.referrer_id in ${pair} and agents.referrer_id <> orders.account_id))
    or exists (select from commission_entries as entries join orders on orders.id = order_id
      join agents on agents.id = entries.agent_id
      where orders.account_id in ${pair} and agents.account_id in ${pair} and agents.account_id <> orders.account_id
      group by orders.id having sum(amount) <> 0))`
}

/** Somebody has one standing offer for a listing. */
function offerForOne({ kept, ended }: MergePair) {
  return sql<SqlBool>`exists (select from offers as theirs join offers as others using (product_id)
    where theirs.account_id = ${kept.id} and others.account_id = ${ended.id}
      and theirs.state in ('open', 'countered', 'accepted') and others.state in ('open', 'countered', 'accepted'))`
}

const openBasket = (id: number) =>
  sql`(select id from baskets where account_id = ${id} and status = 'Open')`

/** One basket is open at a time, and a quote is a promise about the whole of its basket. */
function wouldLoseQuote({ kept, ended }: MergePair) {
  return sql<SqlBool>`(exists (select from basket_lines where basket_id = ${openBasket(kept.id)})
    and exists (select from baskets where id = ${openBasket(ended.id)} and quote_requested_at is not null))`
}

/** Two conversations about one listing become one; messages keep their order. */
async function mergeThreads(db: Database, { kept, ended }: MergePair): Promise<void> {
  const doubles = sql`(select theirs.id as kept_id, others.id as ended_id
    from threads as theirs join threads as others using (product_id)
    where theirs.buyer_id = ${kept.id} and others.buyer_id = ${ended.id})`
  for (const table of ['thread_messages', 'thread_reports']) {
    await sql`update ${sql.table(table)} as moved set thread_id = kept_id from ${doubles} as doubles
      where thread_id = ended_id`.execute(db)
  }
  await sql`
    with doubles as ${doubles}, gone as (
      delete from threads using doubles where threads.id = ended_id returning threads.*, kept_id
    )
    update threads set last_at = greatest(threads.last_at, gone.last_at),
      opened_at = least(threads.opened_at, gone.opened_at),
      last_side = case when gone.last_at > threads.last_at then gone.last_side else threads.last_side end,
      blocked_by = coalesce(threads.blocked_by, gone.blocked_by)
    from gone where threads.id = kept_id`.execute(db)
}

/** Lists of one name become one. A link by which the ended one was shared is over. */
async function mergeLists(db: Database, { kept, ended }: MergePair): Promise<void> {
  const doubles = sql`(select theirs.id as kept_id, others.id as ended_id
    from favourite_lists as theirs join favourite_lists as others
      on lower(theirs.name) is not distinct from lower(others.name)
    where theirs.account_id = ${kept.id} and others.account_id = ${ended.id})`
  await sql`
    insert into favourites (list_id, product_id, price, currency, added_at)
    select kept_id, product_id, price, currency, added_at from favourites join ${doubles} as doubles on list_id = ended_id
    on conflict do nothing`.execute(db)
  await sql`delete from favourite_lists where id in (select ended_id from ${doubles} as doubles)`.execute(
    db,
  )
  await sql`
    delete from saved_search_hits using saved_searches as others
    where search_id = others.id and others.account_id = ${ended.id} and exists (
      select from saved_searches where account_id = ${kept.id} and query = others.query)`.execute(
    db,
  )
}

/**
 * The basket that has something in it stays open. Where both have, the kept account's stays, and what was in the other one
 * is among its favourites: a basket bears only what goes together.
 */
async function mergeOpenBaskets(db: Database, { kept, ended }: MergePair): Promise<void> {
  const isFull = sql`exists (select from basket_lines where basket_id = ${openBasket(kept.id)})`
  await sql`
    insert into favourite_lists (account_id, created_at)
    select ${kept.id}, now() where ${isFull} and exists (select from basket_lines where basket_id = ${openBasket(ended.id)})
    on conflict do nothing`.execute(db)
  await sql`
    insert into favourites (list_id, product_id, price, currency, added_at)
    select favourite_lists.id, products.id, products.price, products.currency, now()
    from basket_lines join products on products.id = product_id
      join favourite_lists on favourite_lists.account_id = ${kept.id} and name is null
    where ${isFull} and basket_id = ${openBasket(ended.id)} on conflict do nothing`.execute(db)
  await sql`
    delete from baskets where id = case when ${isFull} then ${openBasket(ended.id)} else (
      select id from baskets where account_id = ${kept.id} and status = 'Open'
        and exists (select from ${openBasket(ended.id)} as other)) end`.execute(db)
}

/** What is the default of one stays it; the other one's is one of several. */
async function keepDefaults(db: Database, { kept, ended }: MergePair): Promise<void> {
  await sql`
    update addresses set is_default = false where account_id = ${ended.id} and is_default
      and exists (select from addresses as theirs where account_id = ${kept.id} and is_default)`.execute(
    db,
  )
  await sql`
    update saved_views set is_default = false where account_id = ${ended.id} and is_default
      and exists (select from saved_views as theirs where theirs.account_id = ${kept.id}
        and theirs.list = saved_views.list and theirs.is_default)`.execute(db)
  await sql`
    update garage_vehicles set chosen_at = null where account_id = ${ended.id}
      and exists (select from garage_vehicles as theirs where account_id = ${kept.id} and chosen_at is not null)`.execute(
    db,
  )
}

/** What the kept account does not say, how far the training has come, and an application that waits. */
async function keepFacts(db: Database, { kept, ended }: MergePair): Promise<void> {
  await sql`
    update accounts set phone = coalesce(accounts.phone, other.phone), country = coalesce(accounts.country, other.country),
      postcode = coalesce(accounts.postcode, other.postcode), training = coalesce(accounts.training, other.training),
      seller_status = case when accounts.seller_status = 'none' then other.seller_status else accounts.seller_status end
    from accounts as other where accounts.id = ${kept.id} and other.id = ${ended.id}`.execute(db)
}
