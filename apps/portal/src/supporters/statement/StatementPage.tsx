import { useSearchParams } from 'react-router-dom'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { JoinInvitation } from '../../shared/programme/JoinInvitation.tsx'
import { positive } from '../../shared/positive.ts'
import { Entries } from './Entries.tsx'
import { StatementSkeleton } from './StatementSkeleton.tsx'
import { t } from '../../language/translator.ts'

/** Ours: the ledger as it is, newest first (decisions 14). */
export function StatementPage() {
  const [query] = useSearchParams()
  const title = t('portalSupporter.statement')
  return (
    <Page title={title} above={<AccountTrail here={title} />} wide>
      <AgentOnly
        skeleton={<StatementSkeleton />}
        stranger={<JoinInvitation>{t('portalSupporter.statementJoin')}</JoinInvitation>}
      >
        {() => <Entries page={positive(query.get('page')) ?? 1} />}
      </AgentOnly>
    </Page>
  )
}
