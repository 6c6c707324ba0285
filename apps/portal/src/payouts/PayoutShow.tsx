import type { PayoutBatch } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { BatchChip } from './BatchChip.tsx'
import { PayoutSheet } from './PayoutSheet.tsx'

export function PayoutShow() {
  return (
    <StaffOnly operation="getPayoutBatch">
      <ShowBase<PayoutBatch>
        resource="support/payout-batches"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <PayoutPage />
      </ShowBase>
    </StaffOnly>
  )
}

function PayoutPage() {
  const { record, error, refetch } = useShowContext<PayoutBatch>()
  const batch = record?.created_at ? record : null
  return (
    <Page
      wide
      title={batch ? `Payout ${batch.id}` : 'Payout'}
      above={<BackToList />}
      aside={batch && <BatchChip state={batch.state} />}
    >
      {batch ? (
        <PayoutSheet batch={batch} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This payout could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the payout…" />
      )}
    </Page>
  )
}

function BackToList() {
  return (
    <Button
      component={Link}
      to={paths.supportPayouts}
      startIcon={<ArrowBack />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -2, marginBlock: -1 }}
    >
      Back to payouts
    </Button>
  )
}
