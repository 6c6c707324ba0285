import { Skeleton } from '@bandari/ui'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { JoinInvitation } from '../../shared/programme/JoinInvitation.tsx'
import { DownlineTiles } from './DownlineTiles.tsx'
import css from './Downline.module.css'
import { RecruitGrid } from './RecruitGrid.tsx'
import { recruitsOf } from './recruits.ts'
import { t } from '../../language/translator.ts'

/** Account spec §2. */
export function DownlinePage() {
  return (
    <Page
      title={t('portalSupporter.downlineTitle')}
      above={<AccountTrail here={t('portalSupporter.downlineTitle')} />}
    >
      <AgentOnly
        skeleton={<DownlineSkeleton />}
        stranger={<JoinInvitation>{t('portalSupporter.downlineJoin')}</JoinInvitation>}
      >
        {(agent) => {
          const recruits = recruitsOf(agent)
          return (
            <>
              <DownlineTiles recruits={recruits.length} />
              <RecruitGrid recruits={recruits} />
            </>
          )
        }}
      </AgentOnly>
    </Page>
  )
}

function DownlineSkeleton() {
  return (
    <div className={css.grid} aria-busy="true">
      <output className="visually-hidden">{t('portalSupporter.downlineLoading')}</output>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="block" height="96px" />
      ))}
    </div>
  )
}
