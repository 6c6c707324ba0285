import { staffRoles } from '@bandari/sdk/staff'
import type { Permissions } from './auth-provider.ts'

export type OperationId = keyof typeof staffRoles

/** Whether a member of staff may call an operation: the contract's own table, which the API refuses by as well. */
export function may(permissions: Permissions | undefined, operation: OperationId): boolean {
  const role = permissions?.staffRole ?? null
  if (role === null) return false
  const allowed: readonly string[] | null = staffRoles[operation]
  return role === 'admin' || allowed === null || allowed.includes(role)
}
