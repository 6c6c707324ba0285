import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { MatchCandidate } from './matching/match-entry.ts'

/** A movement whose orders are to be looked for, and who imported it. */
export interface DueMatch {
  entryId: number
  actorId: number
  isReturn: boolean
  amount: number
  currency: string
  charges: number
  party: string
  text: string
}

export async function insertDueMatches(
  db: Database,
  due: readonly { entryId: number; isReturn: boolean }[],
  actorId: number,
): Promise<void> {
  await sql`insert into bank_matches_due (entry_id, actor_id, is_return)
    select "entryId", ${actorId}, "isReturn"
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due ("entryId" bigint, "isReturn" boolean)`.execute(
    db,
  )
}

/** Takes the next movements off the queue; no other process gets them. */
export async function takeDueMatches(db: Database, most: number): Promise<DueMatch[]> {
  const { rows } = await sql<DueMatch>`
    with taken as (
      delete from bank_matches_due where entry_id in (
        select entry_id from bank_matches_due order by entry_id limit ${most} for update skip locked
      ) returning entry_id, actor_id, is_return
    )
    select entry_id as "entryId", taken.actor_id as "actorId", is_return as "isReturn", amount,
      currency::text as currency, charges, party, text
    from taken join bank_entries on bank_entries.id = entry_id order by entry_id`.execute(db)
  return rows
}

export async function insertCandidates(
  db: Database,
  candidates: readonly (MatchCandidate & { entryId: number; rank: number })[],
): Promise<void> {
  await sql`insert into bank_entry_offers (entry_id, rank, order_id, basis)
    select "entryId", rank, "orderId", basis
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb)
      as offer ("entryId" bigint, rank smallint, "orderId" bigint, basis text)`.execute(db)
}

/** Movements that are sure are due to be recorded. */
export async function insertDueBookings(
  db: Database,
  due: readonly Pick<DueMatch, 'entryId' | 'actorId'>[],
): Promise<void> {
  await sql`insert into bank_bookings_due (entry_id, actor_id)
    select "entryId", "actorId"
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due ("entryId" bigint, "actorId" bigint)`.execute(
    db,
  )
}
