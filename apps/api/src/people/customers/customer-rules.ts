import type { StaffRole } from '../../core/account.ts'

interface Customer {
  id: number
  is_active: boolean
  staff_role: StaffRole | null
  deleted_at: Date | null
}

/** Nobody does it to themselves; a sign-in of staff is their own business, and there is none in an account that is not active. */
export function customerResult(
  { id, is_active, staff_role, deleted_at }: Customer,
  { actorId, needs }: { actorId: number; needs: 'account' | 'active customer' },
): 'ok' | 'oneself' | 'deleted' | 'staff' | 'inactive' {
  if (id === actorId) return 'oneself'
  if (deleted_at !== null) return 'deleted'
  if (needs === 'account') return 'ok'
  if (staff_role !== null) return 'staff'
  return is_active ? 'ok' : 'inactive'
}
