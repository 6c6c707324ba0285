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
  data: ReactNode
  usages: ReactNode
}

/** My Account (account spec §2). The tab is part of the address, so Back goes from tab to tab. */
export function ProfilePage({ orderHistory, data, usages }: ProfilePageProps) {
  const [query] = useSearchParams()
  const asked = query.get('tab')
  const navigate = useNavigate()
  return (
    <Page title={t('portalAccount.title')}>
      <ApprovedBanner />
      <Tabs
        label={t('portalAccount.title')}
        selected={asked === 'orders' || asked === 'data' ? asked : 'profile'}
        onSelect={(id) => navigate(addresses[id])}
        tabs={[
          {
            id: 'profile',
            label: t('portalAccount.profile'),
            content: <ProfileTab usages={usages} />,
          },
          { id: 'orders', label: t('portalAccount.history'), content: orderHistory },
          { id: 'data', label: t('portalAccount.data'), content: data },
        ]}
      />
    </Page>
  )
}

const addresses = {
  profile: paths.profile,
  orders: paths.orderHistory(),
  data: paths.ownData,
} as const
