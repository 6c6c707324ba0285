import Person from '@mui/icons-material/PersonOutlined'
import { type ComponentType, lazy } from 'react'
import { everybody } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import type { PortalResource } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'

const ProfilePage = lazy(() =>
  import('./profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
)
const OrderHistory = lazyPage(() => import('./orders/OrderHistory.tsx'), 'OrderHistory')

/** What somebody earned as a supporter stands on their profile too: App.tsx brings the two together. */
export function account(Usages: ComponentType): PortalResource {
  const page = () => <ProfilePage orderHistory={<OrderHistory />} usages={<Usages />} />
  return {
    routes: [{ path: paths.profile, page }],
    menu: {
      group: 'Account',
      path: paths.profile,
      name: 'My Account',
      icon: Person,
      isFor: everybody,
    },
  }
}
