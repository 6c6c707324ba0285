import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import type { ComponentType } from 'react'
import { everybody } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import type { PortalResource } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'
import { methodDomains } from '../payment-methods/methods.ts'
import type { ProfilePageProps } from './profile/ProfilePage.tsx'

const ProfilePage = lazyPage<'ProfilePage', ProfilePageProps>(
  () => import('./profile/ProfilePage.tsx'),
  'ProfilePage',
  ['portalAccount', 'portalEmailChange'],
)
const OrderHistory = lazyPage(() => import('./orders/OrderHistory.tsx'), 'OrderHistory', [
  'portalAccount',
])
const OrderPage = lazyPage(() => import('./orders/OrderPage.tsx'), 'OrderPage', [
  'portalAccount',
  ...methodDomains,
  'door',
  'steps',
  'portalAddresses',
  'portalPapers',
  'portalMessages',
])
const AddressTab = lazyPage(() => import('./addresses/AddressTab.tsx'), 'AddressTab', [
  'portalAccount',
  'portalAddresses',
])
const PayoutTab = lazyPage(() => import('./payout-details/PayoutTab.tsx'), 'PayoutTab', [
  'portalAccount',
  'portalPayouts',
])
const OfferTab = lazyPage(() => import('./offers/OfferTab.tsx'), 'OfferTab', [
  'portalAccount',
  'portalOffers',
])
const SecurityTab = lazyPage(() => import('./security/SecurityTab.tsx'), 'SecurityTab', [
  'portalSecurity',
  'portalKeys',
])

const DataTab = lazyPage(() => import('./privacy/DataTab.tsx'), 'DataTab', ['portalAccount'])

/** What somebody earned as a supporter stands on their profile too: App.tsx brings the two together. */
export function account(Usages: ComponentType): PortalResource {
  const page = () => (
    <ProfilePage
      orderHistory={<OrderHistory />}
      offers={<OfferTab />}
      ownAddresses={<AddressTab />}
      payouts={<PayoutTab />}
      security={<SecurityTab />}
      data={<DataTab />}
      usages={<Usages />}
    />
  )
  return {
    routes: [
      { path: paths.profile, page },
      { path: paths.order(':id'), page: OrderPage },
    ],
    menu: {
      group: 'account',
      path: paths.profile,
      name: 'portal.menu.myAccount',
      icon: Person,
      isFor: everybody,
    },
  }
}

/** The tab of orders has an entry of its own: it is what most buyers come for. */
export const myOrders: PortalResource = {
  menu: {
    group: 'account',
    path: paths.orderHistory(),
    name: 'portal.menu.myOrders',
    icon: ReceiptLong,
    isFor: everybody,
  },
}
