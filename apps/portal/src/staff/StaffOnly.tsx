import { EmptyState, Loading } from '@bandari/ui'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { Permissions } from '../providers/auth-provider.ts'
import { querying } from '../providers/granted.ts'
import { may, type OperationId } from '../providers/may.ts'
import { FailurePage } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'

interface StaffOnlyProps {
  /** The call that the page needs: nobody else is let in. */
  operation: OperationId
  children: ReactNode
}

/** Guards a page of staff. The API refuses by itself; this only says so before they try. */
export function StaffOnly({ operation, children }: StaffOnlyProps) {
  const { permissions, error, refetch } = usePermissions<Permissions>({}, querying)
  if (permissions) return may(permissions, operation) ? children : <NoPermissionPage />
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  return <Loading />
}

function NoPermissionPage() {
  return (
    <Page title="No permission">
      <EmptyState
        title="This room is for support staff"
        action={
          <Button component={Link} to={paths.profile} variant="contained">
            Go to My Account
          </Button>
        }
      >
        Your account does not have permission to open it. If it should, ask whoever looks after the
        accounts of your team.
      </EmptyState>
    </Page>
  )
}
