import { Card } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { AccountTrail } from '../layout/AccountTrail.tsx'
import { AgentOnly } from '../layout/AgentOnly.tsx'
import { RowsSkeleton } from '../layout/ListSkeleton.tsx'
import { Page } from '../layout/Page.tsx'
import { JoinInvitation } from '../shared/programme/JoinInvitation.tsx'
import { supporterSide } from './sides.ts'
import { Webhooks } from './Webhooks.tsx'

/** What a supporter's programs are told of their commission and payouts. */
export function SupporterWebhooksPage() {
  const here = t('portal.menu.webhooks')
  return (
    <Page title={here} above={<AccountTrail here={here} />}>
      <AgentOnly
        skeleton={<RowsSkeleton />}
        stranger={
          <Card>
            <JoinInvitation>{t('portal.joinFirst')}</JoinInvitation>
          </Card>
        }
      >
        {() => <Webhooks side={supporterSide} />}
      </AgentOnly>
    </Page>
  )
}
