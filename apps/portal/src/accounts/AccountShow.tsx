import type { SupportUser } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { ShowBase, useShowContext } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { BackTo } from '../staff/record/BackTo.tsx'
import { AccountChip } from './AccountChip.tsx'
import { AccountSheet } from './AccountSheet.tsx'

export function AccountShow() {
  return (
    <StaffOnly operation="getSupportUser">
      <ShowBase<SupportUser>
        resource="support/users"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <AccountPage />
      </ShowBase>
    </StaffOnly>
  )
}

function AccountPage() {
  const { record, error, refetch } = useShowContext<SupportUser>()
  const user = record?.sign_ins ? record : null
  return (
    <Page
      wide
      title={user ? `${user.first_name} ${user.last_name}` : 'Account'}
      above={<BackTo to={paths.supportUsers} what="accounts" />}
      aside={user && <AccountChip user={user} />}
    >
      {user ? (
        <AccountSheet key={user.id} user={user} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This account could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the account…" />
      )}
    </Page>
  )
}
