import type { SupportQuote } from '@bandari/sdk'
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
import { QuoteClock } from './QuoteClock.tsx'
import { QuoteSheet } from './QuoteSheet.tsx'

export function QuoteShow() {
  return (
    <StaffOnly operation="getSupportQuote">
      <ShowBase<SupportQuote>
        resource="support/quotes"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <QuotePage />
      </ShowBase>
    </StaffOnly>
  )
}

function QuotePage() {
  const { record, error, refetch } = useShowContext<SupportQuote>()
  const quote = record?.requested_at ? record : null
  return (
    <Page
      wide
      title={quote ? `Quote ${quote.id}` : 'Quote'}
      above={<BackToList />}
      aside={quote && <QuoteClock quote={quote} />}
    >
      {quote ? (
        <QuoteSheet quote={quote} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This quote could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the quote…" />
      )}
    </Page>
  )
}

function BackToList() {
  return (
    <Button
      component={Link}
      to={paths.supportQuotes}
      startIcon={<ArrowBack />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -2, marginBlock: -1 }}
    >
      Back to quotes
    </Button>
  )
}
