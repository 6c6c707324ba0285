import type { SupportAgent } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { StaffOnly } from '../../staff/StaffOnly.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { AgentSheet } from './AgentSheet.tsx'

export function AgentShow() {
  return (
    <StaffOnly operation="getSupportAgent">
      <ShowBase<SupportAgent>
        resource="support/agents"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <AgentPage />
      </ShowBase>
    </StaffOnly>
  )
}

function AgentPage() {
  const { record, error, refetch } = useShowContext<SupportAgent>()
  const agent = record?.code ? record : null
  return (
    <Page wide title={agent?.name ?? 'Supporter'} above={<BackToList />}>
      {agent ? (
        <AgentSheet key={agent.id} agent={agent} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This supporter could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the supporter…" />
      )}
    </Page>
  )
}

function BackToList() {
  return (
    <Button
      component={Link}
      to={paths.supportAgents}
      startIcon={<ArrowBack />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -2, marginBlock: -1 }}
    >
      Back to supporters
    </Button>
  )
}
