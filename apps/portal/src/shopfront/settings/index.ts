import Storefront from '@mui/icons-material/StorefrontOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { paths } from '../../paths.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const shopSettings = staffResource({
  menu: {
    path: paths.shopSettings,
    group: 'content',
    name: 'portal.menu.shopSettings',
    icon: Storefront,
  },
  list: [
    'getShopSettings',
    lazyPage(() => import('./SettingsPage.tsx'), 'SettingsPage', ['staff', 'staffSettings']),
  ],
})
