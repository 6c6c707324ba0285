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
  security: ReactNode
}

const tabs = ['orders', 'security', 'data'] as const
const addresses = {
  profile: paths.profile,
  orders: paths.orderHistory(),
  security: paths.security,
  data: paths.ownData,
}

/** My Account (account spec §2). The tab is part of the address, so Back goes from tab to tab. */
export function ProfilePage({ orderHistory, security, data, usages }: ProfilePageProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <Page title={t('portalAccount.title')}>
      <ApprovedBanner />
      <Tabs
        label={t('portalAccount.title')}
        selected={tabs.find((tab) => tab === query.get('tab')) ?? 'profile'}
        onSelect={(id) => navigate(addresses[id])}
        tabs={[
          {
            id: 'profile',
            label: t('portalAccount.profile'),
            content: <ProfileTab usages={usages} />,
          },
          { id: 'orders', label: t('portalAccount.history'), content: orderHistory },
          { id: 'security', label: t('portalAccount.security'), content: security },
          { id: 'data', label: t('portalAccount.data'), content: data },
        ]}
      />
    </Page>
  )
}
