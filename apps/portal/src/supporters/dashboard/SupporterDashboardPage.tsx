import { Card, Skeleton } from '@bandari/ui'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { JoinInvitation } from '../../shared/programme/JoinInvitation.tsx'
import { BalanceRow, CommissionOverview } from './CommissionOverview.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { PromoCodeDetails } from './PromoCodeDetails.tsx'
import { ResourceRows } from './ResourceRows.tsx'
import { Tiles } from './Tiles.tsx'
import { UsageList } from './UsageList.tsx'
import css from './SupporterDashboardPage.module.css'
import { t } from '../../language/translator.ts'

/** Account spec §2. Whoever has not joined sees the benefits and a link to join. */
export function SupporterDashboardPage() {
  return (
    <Page
      title={t('portalSupporter.title')}
      above={<AccountTrail here={t('portalSupporter.here')} />}
      wide
    >
      <AgentOnly skeleton={<DashboardSkeleton />} stranger={<NotJoined />}>
        {(agent) => (
          <>
            <BalanceRow />
            <ProgressPanel isAgent />
            <Tiles
              training={agent.training_points}
              recruits={agent.partner_recruits.recruits_level_1.length}
            />
            <div className={css.pair}>
              <PromoCodeDetails agent={agent} />
              <ResourceRows isAgent />
            </div>
            <CommissionOverview />
          </>
        )}
      </AgentOnly>
      <UsageList />
    </Page>
  )
}

function NotJoined() {
  return (
    <>
      <Card>
        <JoinInvitation>{t('portalSupporter.join')}</JoinInvitation>
      </Card>
      <ProgressPanel isAgent={false} />
      <ResourceRows isAgent={false} />
    </>
  )
}

function DashboardSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <output className="visually-hidden">{t('portalSupporter.loading')}</output>
      <Skeleton shape="block" height="132px" />
      <Skeleton shape="block" height="124px" />
      <Skeleton shape="block" height="320px" />
    </div>
  )
}
