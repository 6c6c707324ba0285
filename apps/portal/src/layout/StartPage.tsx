import { usePermissions } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { Permissions } from '../providers/auth-provider.ts'
import { querying } from '../providers/granted.ts'
import { PageSkeleton } from './FirstFrame.tsx'
import { FailurePage } from './LoadFailure.tsx'

/** Staff start with the overview, everybody else with their account. */
export function StartPage() {
  const { permissions, error, refetch } = usePermissions<Permissions>({}, querying)
  if (permissions)
    return <Navigate to={permissions.isStaff ? paths.supportOverview : paths.profile} replace />
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  return <PageSkeleton />
}
