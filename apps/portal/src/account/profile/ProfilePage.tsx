import { Tabs } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { ApprovedBanner } from './ApprovedBanner.tsx'
import { ProfileTab } from './ProfileTab.tsx'

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
    <Page title="My Account">
      <ApprovedBanner />
      <Tabs
        label="My Account"
        selected={query.get('tab') === 'orders' ? 'orders' : 'profile'}
        onSelect={(id) => navigate(id === 'orders' ? paths.orderHistory() : paths.profile)}
        tabs={[
          { id: 'profile', label: 'Profile', content: <ProfileTab usages={usages} /> },
          { id: 'orders', label: 'Order History', content: orderHistory },
        ]}
      />
    </Page>
  )
}
