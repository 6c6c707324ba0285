import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ClaimKind, ClaimOutcome, ClaimState } from './tables.ts'

export interface ClaimRow {
  id: number
  order_id: number
  order_number: string
  account_id: number
  account_name: string
  currency: string
  kind: ClaimKind
  state: ClaimState
  outcome: ClaimOutcome | null
  /** Minor units. */
  amount: number | null
  version: number
  opened_at: Date
  state_since: Date
  messages: { text: string; is_staff: boolean; by: string; at: string }[]
  pictures: {
    id: number
    file_id: number
    file_name: string
    file_type: 'image/jpeg' | 'application/pdf'
    at: string
  }[]
}

/** For the audit: the number of its order. */
export const claimName = sql<string>`
  select number from claims join orders on orders.id = order_id where claims.id = subject_id::bigint`

/** Columns of `claimTables`. */
export const claimFacts = sql<ClaimRow>`claims.id, claims.order_id, orders.number as order_number, orders.account_id,
  accounts.first_name || ' ' || accounts.last_name as account_name, orders.currency, claims.kind, claims.state, outcome,
  amount, claims.version, opened_at, state_since,
  coalesce((select jsonb_agg(jsonb_build_object('text', message.text, 'is_staff', message.is_staff,
      'by', author.first_name || ' ' || author.last_name, 'at', message.at) order by message.id)
    from claim_messages as message join accounts as author on author.id = author_id
    where claim_id = claims.id), '[]') as messages,
  coalesce((select jsonb_agg(jsonb_build_object('id', picture.id, 'file_id', file_id, 'file_name', name,
      'file_type', type, 'at', picture.at) order by picture.id)
    from claim_pictures as picture join private_files on private_files.id = file_id
    where claim_id = claims.id), '[]') as pictures`

export const claimTables = sql`claims join orders on orders.id = order_id join accounts on accounts.id = orders.account_id`

export async function findClaimOfOrder(db: Database, orderId: number): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`
    select ${claimFacts} from ${claimTables} where order_id = ${orderId}`.execute(db)
  return rows[0] ?? null
}

export async function findClaim(db: Database, id: number): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`
    select ${claimFacts} from ${claimTables} where claims.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Locks it until the transaction ends. */
export async function lockClaim(db: Database, id: number): Promise<void> {
  await sql`select from claims where id = ${id} for update`.execute(db)
}

interface NewClaim {
  orderId: number
  kind: ClaimKind
  text: string
  accountId: number
  now: Date
}

/** The caller has locked the order. */
export async function insertClaim(db: Database, claim: NewClaim): Promise<void> {
  const { orderId, kind, text, accountId, now } = claim
  const { id } = await db
    .insertInto('claims')
    .values({ order_id: orderId, kind, state: 'open', opened_at: now, state_since: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMessage(db, { claimId: id, text, isStaff: false, authorId: accountId, now })
}

interface NewMessage {
  claimId: number
  text: string
  isStaff: boolean
  authorId: number
  now: Date
}

export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  const { claimId: claim_id, text, isStaff: is_staff, authorId: author_id, now: at } = message
  await db
    .insertInto('claim_messages')
    .values({ claim_id, text, is_staff, author_id, at })
    .execute()
}

interface ClaimStateChange {
  claimId: number
  state: ClaimState
  outcome?: ClaimOutcome
  amount?: number | null
  resolvedBy?: number
  now: Date
}

/** A claim that already is in this state keeps its place in the queue. */
export async function updateClaimState(db: Database, change: ClaimStateChange): Promise<void> {
  const { claimId, state, outcome = null, amount = null, resolvedBy = null, now } = change
  await sql`
    update claims set version = version + 1, outcome = ${outcome}, amount = ${amount}, resolved_by = ${resolvedBy},
      state_since = case when state = ${state} then state_since else ${now}::timestamptz end, state = ${state}
    where id = ${claimId}`.execute(db)
}

export async function insertPicture(
  db: Database,
  picture: { claimId: number; fileId: number; accountId: number; now: Date },
): Promise<void> {
  const { claimId: claim_id, fileId: file_id, accountId: added_by, now: at } = picture
  await db.insertInto('claim_pictures').values({ claim_id, file_id, added_by, at }).execute()
}

export interface DeliveryRow {
  /** When staff recorded it, which may be later than `deliveredOn`. */
  deliveredAt: Date | null
  deliveredOn: string | null
  confirmedAt: Date | null
}

/** Null if the account has no such order. */
export async function findDelivery(
  db: Database,
  { orderId, accountId }: { orderId: number; accountId?: number | undefined },
): Promise<DeliveryRow | null> {
  const owner = accountId ?? null
  const { rows } = await sql<DeliveryRow>`
    select step.done_on::text as "deliveredOn", case when step.done_on is not null then step.at end as "deliveredAt",
      delivery_confirmations.at as "confirmedAt"
    from orders
    left join lateral (select done_on, at from order_steps
      where order_id = orders.id and step = 'delivered' order by id desc limit 1) as step on true
    left join delivery_confirmations on delivery_confirmations.order_id = orders.id
    where orders.id = ${orderId} and (${owner}::bigint is null or orders.account_id = ${owner})`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function insertConfirmation(
  db: Database,
  confirmation: { orderId: number; accountId: number; now: Date },
): Promise<void> {
  const { orderId: order_id, accountId: account_id, now: at } = confirmation
  await db.insertInto('delivery_confirmations').values({ order_id, account_id, at }).execute()
}
