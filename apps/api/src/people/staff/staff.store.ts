import { sql } from 'kysely'
import { spendLinks } from '../accounts/links/link.store.ts'
import { endKeysOf } from '../accounts/keys/key.store.ts'
import { deleteSessionsOf } from '../accounts/sessions/session.store.ts'
import type { StaffRole } from '../../core/account.ts'
import type { Database } from '../../platform/db/database.ts'

/**
 * The administrators who may sign in, locked until the transaction ends: no other call makes or removes one meanwhile,
 * so two of them cannot remove each other.
 */
export async function lockAdministrators(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where staff_role = 'admin' and is_active order by id for update`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function setStaffRole(
  db: Database,
  { id, role }: { id: number; role: StaffRole | null },
): Promise<void> {
  await db.updateTable('accounts').set({ staff_role: role }).where('id', '=', id).execute()
}

export async function findStaffRole(db: Database, id: number): Promise<StaffRole | null> {
  const { staff_role } = await db
    .selectFrom('accounts')
    .select('staff_role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return staff_role
}

/** Ends every sign-in, also one on its way to the portal. */
export async function endSessionsOf(db: Database, id: number): Promise<void> {
  await deleteSessionsOf(db, id)
  await endKeysOf(db, id)
  await db.deleteFrom('handovers').where('account_id', '=', id).execute()
}

/** Ends every sign-in, also one on its way to the portal; no earlier link opens the account again. */
export async function setActive(
  db: Database,
  { id, isActive, now }: { id: number; isActive: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ is_active: isActive, deactivated_at: isActive ? null : now })
    .where('id', '=', id)
    .execute()
  await endSessionsOf(db, id)
  await spendLinks(db, { accountId: id, purpose: 'activate' }, now)
  await spendLinks(db, { accountId: id, purpose: 'reset' }, now)
}
