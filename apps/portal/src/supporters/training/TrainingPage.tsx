import { Card, Skeleton } from '@bandari/ui'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { useProfile } from '../../providers/use-profile.ts'
import { ChapterTabs } from './ChapterTabs.tsx'
import { t } from '../../language/translator.ts'

/** Account spec §2. Open to everybody who is signed in: people may learn before they join. */
export function TrainingPage() {
  return (
    <Page
      title={t('portalTraining.title')}
      above={<AccountTrail here={t('portalTraining.here')} />}
    >
      <Training />
    </Page>
  )
}

function Training() {
  const { data: profile, error, refetch } = useProfile()
  if (profile) return <ChapterTabs level={profile.agent_training} />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalTraining.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Card aria-busy="true">
      <output className="visually-hidden">{t('portalTraining.loading')}</output>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="240px" />
    </Card>
  )
}
