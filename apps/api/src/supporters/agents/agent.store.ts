import { sql, type Selectable } from 'kysely'
import type { AgentsTable, PositionKey } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'

export type Agent = Selectable<AgentsTable>

/** For the audit. */
export const agentName = sql<string>`select accounts.email from agents join accounts on accounts.id = account_id
  where agents.id = subject_id::bigint`

export function findAgentOf(db: Database, accountId: number): Promise<Agent | undefined> {
  return db.selectFrom('agents').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Codes are stored in capitals; a typed code may have any case. */
export function findAgentByCode(db: Database, code: string): Promise<Agent | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
}

/** Locks the agent's ledger until the transaction ends. */
export function lockAgent(db: Database, id: number): Promise<Agent | undefined> {
  return db.selectFrom('agents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface NewAgent {
  accountId: number
  code: string
  mobile: string
  referrerId: number | null
  now: Date
}

/** False when the code is somebody else's, or the account has become an agent meanwhile. */
export async function insertAgent(db: Database, agent: NewAgent): Promise<boolean> {
  const row = await db
    .insertInto('agents')
    .values({
      account_id: agent.accountId,
      code: agent.code,
      mobile: agent.mobile,
      referrer_id: agent.referrerId,
      started_at: agent.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A code typed into the basket's one box is a discount's or an agent's, never both. */
export async function isCodeOfDiscount(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('vouchers')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the account, so that only one call at a time decides whether it joins, and whose recruit it is. */
export async function lockAccount(db: Database, id: number): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
}

export function findRegistered(db: Database, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/** Marks an application for support to decide; an earlier decision stays. */
export async function applyAsVendor(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ seller_status: 'pending' })
    .where('id', '=', accountId)
    .where('seller_status', '=', 'none')
    .execute()
}

export async function setPosition(
  db: Database,
  { agentId, position }: { agentId: number; position: PositionKey },
): Promise<void> {
  await db.updateTable('agents').set({ position }).where('id', '=', agentId).execute()
}

/** The agent who recruited somebody, if the referrer has become one. */
export function findRecruiter(
  db: Database,
  { referrer_id }: Pick<Agent, 'referrer_id'>,
): Promise<Agent | undefined> {
  return referrer_id === null ? Promise.resolve(undefined) : findAgentOf(db, referrer_id)
}

/** Whether the account is deleted, so that nobody is left to earn or to be paid. */
export async function isDeleted(
  db: Database,
  { account_id }: Pick<Agent, 'account_id'>,
): Promise<boolean> {
  const { deleted_at } = await db
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow()
  return deleted_at !== null
}

export function findAgent(db: Database, id: number): Promise<Agent | undefined> {
  return db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst()
}

/** First and last name of the agent's account. */
export async function nameOfAgent(db: Database, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('agents')
    .innerJoin('accounts', 'accounts.id', 'agents.account_id')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('agents.id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}
