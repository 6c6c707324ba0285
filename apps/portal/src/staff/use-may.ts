import { usePermissions } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { may, type OperationId } from '../providers/may.ts'

/** Whether the person may call an operation, so that a page shows nothing that would be refused. */
export function useMay(operation: OperationId): boolean {
  const { permissions } = usePermissions<Permissions>()
  return may(permissions, operation)
}
