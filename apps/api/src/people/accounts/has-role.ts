import type { Account } from '../../core/account.ts'
import { vendorOf } from '../../core/vendor-of.ts'
import type { HasRole } from '../../platform/http/admit.ts'

/** An agent is looked up by the handler, which needs the agent's record anyway. */
export const hasRole: HasRole = (account, { role, staff, vendorRight }) => {
  if (role === 'staff') return isStaff(account, staff)
  if (role === 'vendor') return vendorOf(account, vendorRight) !== null
  if (role === 'lister') return vendorOf(account, vendorRight) !== null || isStaff(account, staff)
  return true
}

/** An administrator may do whatever staff may. */
function isStaff(account: Account | null, roles: readonly string[] | null): boolean {
  const role = account?.staff_role ?? null
  return role !== null && (role === 'admin' || roles === null || roles.includes(role))
}
