import { useSearchParams } from 'react-router-dom'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { JoinInvitation } from '../../shared/programme/JoinInvitation.tsx'
import { positive } from '../../shared/positive.ts'
import { Entries } from './Entries.tsx'
import { StatementSkeleton } from './StatementSkeleton.tsx'

const title = 'Commission Statement'

/** Ours: the ledger as it is, newest first (decisions 14). */
export function StatementPage() {
  const [query] = useSearchParams()
  return (
    <Page title={title} above={<AccountTrail here={title} />} wide>
      <AgentOnly
        skeleton={<StatementSkeleton />}
        stranger={
          <JoinInvitation>Your commission and our payments to you will stand here.</JoinInvitation>
        }
      >
        {() => <Entries page={positive(query.get('page')) ?? 1} />}
      </AgentOnly>
    </Page>
  )
}
