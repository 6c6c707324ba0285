import type { Context } from '../../../core/context.ts'
import { insertAccess } from '../../../platform/audit/access.store.ts'
import type { Access } from '../../../platform/http/access.ts'
import { accessEntry, type AccessRecord } from './access-entry.ts'
import { presentedBy, signInEntry } from './sign-in-entry.ts'
import { findStaffByEmail, findStaffByToken } from './staff-account.store.ts'

/**
 * Records what staff, and callers who tried to act as staff, did without changing anything. Changes record themselves.
 */
export async function recordAccess(context: Context, access: Access): Promise<void> {
  const entry = accessEntry(access) ?? (await signInOf(context, access))
  if (entry) await insertAccess(context.db, { ...entry, now: context.clock.now() })
}

/** Buyers' sign-ins are their own business: their sessions are listed in their account. */
async function signInOf({ db }: Context, access: Access): Promise<AccessRecord | null> {
  const presented = presentedBy(access)
  if (!presented) return null
  const id =
    'token' in presented
      ? await findStaffByToken(db, presented.token)
      : await findStaffByEmail(db, presented.email)
  return id === undefined ? null : signInEntry(access, id)
}
