import { type Selectable, sql } from 'kysely'
import type { PayoutDetailsTable } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { hashToken } from '../../people/accounts/sessions/session.store.ts'

export type DetailsRow = Selectable<PayoutDetailsTable>

/** Whether a row, as `details`, is where payouts go. */
export const isCurrent = sql<boolean>`details.confirmed_at is not null and details.replaced_at is null`

export interface AgentPayoutDetails {
  current: DetailsRow | null
  waiting: DetailsRow | null
}

export async function findDetailsOf(
  db: Database,
  agentId: number,
  now: Date,
): Promise<AgentPayoutDetails> {
  const rows = await db
    .selectFrom('payout_details')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('replaced_at', 'is', null)
    .execute()
  return {
    current: rows.find((row) => row.confirmed_at !== null) ?? null,
    waiting: rows.find((row) => row.confirmed_at === null && row.expires_at > now) ?? null,
  }
}

type NewPayoutDetails = Pick<
  DetailsRow,
  'agent_id' | 'kind' | 'provider' | 'ending' | 'country' | 'currency' | 'sealed'
> & { token: string; now: Date; expiresAt: Date }

/** Replaces the details that waited before; their link becomes invalid. */
export async function replaceWaiting(
  db: Database,
  { token, now, expiresAt, ...details }: NewPayoutDetails,
): Promise<void> {
  await db
    .deleteFrom('payout_details')
    .where('agent_id', '=', details.agent_id)
    .where('confirmed_at', 'is', null)
    .execute()
  await db
    .insertInto('payout_details')
    .values({
      ...details,
      asked_at: now,
      token_hash: hashToken(token),
      expires_at: expiresAt,
      confirmed_at: null,
      replaced_at: null,
    })
    .execute()
}

/** The waiting details that the token belongs to; null when it is too late, or the token is not the last one. */
export async function findWaiting(
  db: Database,
  { agentId, token }: { agentId: number; token: string },
  now: Date,
): Promise<DetailsRow | null> {
  const found = await db
    .selectFrom('payout_details')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('token_hash', '=', hashToken(token))
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Makes waiting details the current ones. The caller has locked the agent, as whoever makes a payout does. */
export async function confirmDetails(
  db: Database,
  { id, agent_id }: Pick<DetailsRow, 'id' | 'agent_id'>,
  now: Date,
): Promise<void> {
  await sql`
    delete from payout_details as details where agent_id = ${agent_id} and ${isCurrent}
      and not exists (select from payout_lines where details_id = details.id)`.execute(db)
  await sql`
    update payout_details as details set replaced_at = ${now}
    where agent_id = ${agent_id} and ${isCurrent}`.execute(db)
  await db
    .updateTable('payout_details')
    .set({ confirmed_at: now, token_hash: null })
    .where('id', '=', id)
    .execute()
}

/** Where people may have their money sent to. */
export async function listCountryCodes(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('countries').select('code').orderBy('code').execute()
  return rows.map(({ code }) => code)
}
