import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import { actingKeyName } from '../../core/acting-key.ts'
import type { Database } from '../../platform/db/database.ts'

export type MemberRole = 'lister' | 'reader'

export interface OwnerRow {
  id: number
  email: string
  first_name: string
  last_name: string
  language: Language
  may_list_export: boolean
}

/** The vendor whose team it is; null once they do not sell. */
export async function findOwner(db: Database, vendorId: number): Promise<OwnerRow | null> {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'may_list_export'])
    .where('id', '=', vendorId)
    .where('seller_status', '=', 'approved')
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found ?? null
}

/** Locked until the transaction ends: changes of one team take turns. */
export async function lockTeam(db: Database, vendorId: number): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', vendorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export interface MemberRow {
  id: number
  email: string
  first_name: string
  last_name: string
  role: MemberRole
  joined_at: Date
}

export function listMembers(db: Database, vendorId: number): Promise<MemberRow[]> {
  return db
    .selectFrom('team_members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id', 'email', 'first_name', 'last_name', 'role', 'joined_at'])
    .where('vendor_id', '=', vendorId)
    .orderBy('joined_at')
    .orderBy('accounts.id')
    .execute()
}

export interface SeenMember extends MemberRow {
  /** The last call of a session of theirs; null of somebody who has none. */
  seen_at: Date | null
}

/** For staff, who see when each was last here. */
export async function listSeenMembers(db: Database, vendorId: number): Promise<SeenMember[]> {
  return db
    .selectFrom('team_members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id', 'email', 'first_name', 'last_name', 'role', 'joined_at'])
    .select(
      sql<Date | null>`(select max(used_at) from sessions where sessions.account_id = accounts.id)`.as(
        'seen_at',
      ),
    )
    .where('vendor_id', '=', vendorId)
    .orderBy('joined_at')
    .orderBy('accounts.id')
    .execute()
}

export async function insertMember(
  db: Database,
  member: { accountId: number; vendorId: number; role: MemberRole; now: Date },
): Promise<void> {
  const { accountId: account_id, vendorId: vendor_id, role, now: joined_at } = member
  await db.insertInto('team_members').values({ account_id, vendor_id, role, joined_at }).execute()
}

interface MemberKey {
  accountId: number
  vendorId: number
}

/** The role before; null if there is no such member. */
export async function setMemberRole(
  db: Database,
  { accountId, vendorId }: MemberKey,
  role: MemberRole,
): Promise<MemberRole | null> {
  const { rows } = await sql<{ role: MemberRole }>`
    update team_members as member set role = ${role}
    from (select account_id, role from team_members where account_id = ${accountId} for update) as before
    where member.account_id = before.account_id and member.vendor_id = ${vendorId}
    returning before.role`.execute(db)
  return rows[0]?.role ?? null
}

export async function deleteMember(
  db: Database,
  { accountId, vendorId }: MemberKey,
): Promise<MemberRole | null> {
  const gone = await db
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where('vendor_id', '=', vendorId)
    .returning('role')
    .executeTakeFirst()
  return gone?.role ?? null
}

/** Of the team that an account is on, also one whose vendor is suspended. */
export async function findTeamOf(db: Database, accountId: number): Promise<number | null> {
  const found = await db
    .selectFrom('team_members')
    .select('vendor_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found?.vendor_id ?? null
}

export interface ActRow {
  id: number
  by: string
  operation: string
  subject_id: number | null
  at: Date
  key_name: string | null
}

export function listActs(db: Database, vendorId: number, limit: number): Promise<ActRow[]> {
  return db
    .selectFrom('team_acts')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select([
      'team_acts.id',
      sql<string>`first_name || ' ' || last_name`.as('by'),
      'operation',
      'subject_id',
      'at',
      'key_name',
    ])
    .where('vendor_id', '=', vendorId)
    .orderBy('team_acts.id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertAct(
  db: Database,
  act: MemberKey & { operation: string; subjectId: number | null; now: Date },
): Promise<void> {
  const { accountId: account_id, vendorId: vendor_id, operation, subjectId: subject_id } = act
  await db
    .insertInto('team_acts')
    .values({
      account_id,
      vendor_id,
      operation,
      subject_id,
      at: act.now,
      key_name: actingKeyName(),
    })
    .execute()
}
