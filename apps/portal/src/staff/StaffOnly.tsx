import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { querying } from '../providers/granted.ts'
import { may, type OperationId } from '../providers/may.ts'
import { PageSkeleton } from '../layout/FirstFrame.tsx'
import { FailurePage } from '../layout/LoadFailure.tsx'
import { lazyPage } from '../layout/lazy-page.ts'

interface StaffOnlyProps {
  /** The call that the page needs: nobody else is let in. */
  operation: OperationId
  children: ReactNode
}

/** With sentences that only staff need: they come with it. */
const NoPermissionPage = lazyPage(() => import('./NoPermissionPage.tsx'), 'NoPermissionPage', [
  'staff',
])

/** Guards a page of staff. The API refuses by itself; this only says so before they try. */
export function StaffOnly({ operation, children }: StaffOnlyProps) {
  const { permissions, error, refetch } = usePermissions<Permissions>({}, querying)
  if (permissions) return may(permissions, operation) ? children : <NoPermissionPage />
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  return <PageSkeleton />
}
