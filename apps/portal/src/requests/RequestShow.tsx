import type { SupportRequest } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { ShowBase, useShowContext } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { BackTo } from '../staff/record/BackTo.tsx'
import { RequestClock } from './RequestClock.tsx'
import { RequestSheet } from './RequestSheet.tsx'

export function RequestShow() {
  return (
    <StaffOnly operation="getSupportRequest">
      <ShowBase<SupportRequest>
        resource="support/requests"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <RequestPage />
      </ShowBase>
    </StaffOnly>
  )
}

function RequestPage() {
  const { record, error, refetch } = useShowContext<SupportRequest>()
  const request = record?.reference ? record : null
  return (
    <Page
      wide
      title={request ? `Request ${request.reference}` : 'Request'}
      above={<BackTo to={paths.supportRequests} what="requests" />}
      aside={request && <RequestClock request={request} />}
    >
      {request ? (
        <RequestSheet key={request.id} request={request} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This request could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the request…" />
      )}
    </Page>
  )
}
