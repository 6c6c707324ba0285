import type { Account } from '../../../core/account.ts'
import type { HasRole } from '../../../platform/http/admit.ts'

/** An agent is looked up by the handler, which needs the agent's record anyway. */
export const hasRole: HasRole = (account, { role, staff }) => {
  if (role === 'staff') return isStaff(account, staff)
  if (role === 'vendor') return isVendor(account)
  if (role === 'lister') return isVendor(account) || isStaff(account, staff)
  return true
}

function isVendor(account: Account | null): boolean {
  return account?.seller_status === 'approved'
}

/** An administrator may do whatever staff may. */
function isStaff(account: Account | null, roles: readonly string[] | null): boolean {
  const role = account?.staff_role ?? null
  return role !== null && (role === 'admin' || roles === null || roles.includes(role))
}
