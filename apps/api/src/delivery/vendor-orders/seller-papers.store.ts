import type { HandOver, SellersPaper } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SellerPapersTable } from './tables.ts'

/** What the seller of a line sent and did, with its vehicle, for staff. */
export interface SellerPaperRow {
  id: number
  order_id: number
  position: number
  title: string
  vendor_id: number | null
  seller_name: string
  kind: SellersPaper
  state: 'waiting' | 'released' | 'returned'
  reason: string | null
  sent_at: Date
  decided_at: Date | null
  file_id: number | null
  file_name: string
  file_type: 'image/jpeg' | 'application/pdf'
  bytes: number
  hash: string
}

const rows = sql`select seller_papers.id, seller_papers.order_id, seller_papers.position, order_lines.title,
    products.vendor_id, first_name || ' ' || last_name as seller_name, seller_papers.kind, state, reason, sent_at, decided_at,
    seller_papers.file_id, private_files.name as file_name, private_files.type as file_type, private_files.bytes,
    private_files.hash
  from seller_papers
    join order_lines on order_lines.order_id = seller_papers.order_id and order_lines.position = seller_papers.position
    join products on products.id = product_id join accounts on accounts.id = sent_by
    left join papers on papers.id = paper_id
    join private_files on private_files.id = coalesce(seller_papers.file_id, papers.file_id)`

/** The newest first. */
export async function listSellerPapers(db: Database, orderId: number): Promise<SellerPaperRow[]> {
  const found = await sql<SellerPaperRow>`
    ${rows} where seller_papers.order_id = ${orderId} order by seller_papers.id desc`.execute(db)
  return found.rows
}

export async function findSellerPaper(
  db: Database,
  { id, orderId }: { id: number; orderId: number },
): Promise<SellerPaperRow | undefined> {
  const found = await sql<SellerPaperRow>`
    ${rows} where seller_papers.id = ${id} and seller_papers.order_id = ${orderId}`.execute(db)
  return found.rows[0]
}

type NewSellerPaper = Pick<
  SellerPapersTable,
  'order_id' | 'position' | 'kind' | 'sent_by' | 'sent_at'
> & { file_id: number }

export async function insertSellerPaper(db: Database, paper: NewSellerPaper): Promise<number> {
  const { id } = await db
    .insertInto('seller_papers')
    .values(paper)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Decision {
  id: number
  by: number
  now: Date
}

export async function markReleased(
  db: Database,
  { id, by, now, paperId }: Decision & { paperId: number },
): Promise<void> {
  await db
    .updateTable('seller_papers')
    .set({ state: 'released', paper_id: paperId, file_id: null })
    .set({ decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markReturned(
  db: Database,
  { id, by, now, reason }: Decision & { reason: string },
): Promise<void> {
  await db
    .updateTable('seller_papers')
    .set({ state: 'returned', reason, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute()
}

/** Since when each that staff have not decided about waits, for the overview. */
export const waitingPapers = sql`(select sent_at from seller_papers where state = 'waiting') as waiting_papers`

/** Whoever is told of a decision: who sent it. */
export async function findSender(db: Database, paperId: number) {
  return db
    .selectFrom('seller_papers')
    .innerJoin('accounts', 'accounts.id', 'sent_by')
    .select(['accounts.email', 'accounts.first_name', 'accounts.language'])
    .where('seller_papers.id', '=', paperId)
    .where('accounts.is_active', '=', true)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()
}

interface NewHandOver extends Pick<HandOver, 'on' | 'receiver' | 'place'> {
  orderId: number
  position: number
  by: number
  now: Date
}

/** False where it was said before, which stays. */
export async function insertHandOver(db: Database, given: NewHandOver): Promise<boolean> {
  const row = await db
    .insertInto('hand_overs')
    .values({
      order_id: given.orderId,
      position: given.position,
      handed_on: given.on,
      receiver: given.receiver,
      place: given.place,
      noted_by: given.by,
      noted_at: given.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface HandOverRow {
  title: string
  on: string
  receiver: 'port' | 'carrier'
  place: string
  by: string
  noted_at: Date
}

export async function listHandOvers(db: Database, orderId: number): Promise<HandOverRow[]> {
  const found = await sql<HandOverRow>`
    select title, handed_on::text as on, receiver, place, first_name || ' ' || last_name as by, noted_at
    from hand_overs join order_lines using (order_id, position) join accounts on accounts.id = noted_by
    where order_id = ${orderId} order by position`.execute(db)
  return found.rows
}
