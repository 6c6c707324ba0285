import { Tabs } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { ApprovedBanner } from './ApprovedBanner.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { t } from '../../language/translator.ts'

export interface ProfilePageProps {
  /** Pages of their own; App.tsx brings them together. */
  orderHistory: ReactNode
  usages: ReactNode
}

/** My Account (account spec §2). The tab is part of the address, so Back goes from tab to tab. */
export function ProfilePage({ orderHistory, usages }: ProfilePageProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <Page title={t('portalAccount.title')}>
      <ApprovedBanner />
      <Tabs
        label={t('portalAccount.title')}
        selected={query.get('tab') === 'orders' ? 'orders' : 'profile'}
        onSelect={(id) => navigate(id === 'orders' ? paths.orderHistory() : paths.profile)}
        tabs={[
          {
            id: 'profile',
            label: t('portalAccount.profile'),
            content: <ProfileTab usages={usages} />,
          },
          { id: 'orders', label: t('portalAccount.history'), content: orderHistory },
        ]}
      />
    </Page>
  )
}
