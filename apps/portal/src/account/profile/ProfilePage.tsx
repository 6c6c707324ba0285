import { Tabs } from '@bandari/ui'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { ApprovedBanner } from './ApprovedBanner.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { t } from '../../language/translator.ts'

export interface ProfilePageProps {
  /** Pages of their own; App.tsx brings them together. */
  orderHistory: ReactNode
  offers: ReactNode
  ownAddresses: ReactNode
  data: ReactNode
  usages: ReactNode
  security: ReactNode
  payouts: ReactNode
}

const tabs = ['orders', 'offers', 'addresses', 'payouts', 'security', 'data'] as const
const addresses = {
  profile: paths.profile,
  orders: paths.orderHistory(),
  offers: paths.offers,
  addresses: paths.addresses,
  payouts: paths.payoutDetails,
  security: paths.security,
  data: paths.ownData,
}

/** My Account (account spec §2). The tab is part of the address, so Back goes from tab to tab. */
export function ProfilePage(props: ProfilePageProps) {
  const { orderHistory, offers, ownAddresses, payouts, security, data, usages } = props
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { permissions } = usePermissions<Permissions>()
  const selected = tabs.find((tab) => tab === query.get('tab')) ?? 'profile'
  // A mailed link may lead there before it is known who came.
  const hasPayouts = permissions?.isAgent === true || selected === 'payouts'
  return (
    <Page title={t('portalAccount.title')}>
      <ApprovedBanner />
      <Tabs
        label={t('portalAccount.title')}
        selected={selected}
        onSelect={(id) => navigate(addresses[id])}
        tabs={[
          {
            id: 'profile',
            label: t('portalAccount.profile'),
            content: <ProfileTab usages={usages} />,
          },
          { id: 'orders', label: t('portalAccount.history'), content: orderHistory },
          { id: 'offers', label: t('portalAccount.offers'), content: offers },
          { id: 'addresses', label: t('portalAccount.addresses'), content: ownAddresses },
          ...(hasPayouts
            ? [{ id: 'payouts' as const, label: t('portalAccount.payouts'), content: payouts }]
            : []),
          { id: 'security', label: t('portalAccount.security'), content: security },
          { id: 'data', label: t('portalAccount.data'), content: data },
        ]}
      />
    </Page>
  )
}
