import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { deletedAccount } from '../staff/staff-refusals.ts'
import { lockCustomer } from './customer.store.ts'
import { customerResult } from './customer-rules.ts'

export const ownAccount = refuse(409, detail('own_account_action'))

/** The customer whom staff are about to do something to, locked, or why they may not. */
export async function findCustomer(
  db: Database,
  { id, actorId, needs }: { id: number; actorId: number; needs: 'account' | 'active customer' },
) {
  const customer = await lockCustomer(db, id)
  if (!customer) return { refusal: notFound }
  const refusal = customerRefusals[customerResult(customer, { actorId, needs })]
  return refusal ? { refusal } : { customer }
}

export const customerRefusals = {
  ok: null,
  oneself: ownAccount,
  deleted: deletedAccount,
  staff: refuse(409, detail('account_of_staff')),
  inactive: refuse(409, detail('account_inactive')),
}
