import { Card, Skeleton } from '@bandari/ui'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { UpgradeWizard } from './UpgradeWizard.tsx'
import { t } from '../../language/translator.ts'

/** Whoever has joined already sees their store ID again: asking twice gives the same code. */
export function UpgradePage() {
  const title = t('portal.menu.becomeSeller')
  return (
    <Page title={title} above={<AccountTrail here={title} />}>
      <AgentOnly skeleton={<WizardSkeleton />} stranger={<UpgradeWizard storeId={null} />}>
        {({ code }) => <UpgradeWizard storeId={code} />}
      </AgentOnly>
    </Page>
  )
}

function WizardSkeleton() {
  return (
    <Card aria-busy="true">
      <output className="visually-hidden">{t('portalSupporter.stepsLoading')}</output>
      <Skeleton shape="block" height="60px" />
      <Skeleton width="40%" />
      <Skeleton shape="block" height="48px" />
    </Card>
  )
}
