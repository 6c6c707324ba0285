import PushPin from '@mui/icons-material/PushPinOutlined'
import Star from '@mui/icons-material/StarBorderOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const deals = staffResource({
  name: 'support/deals',
  menu: { group: 'content', name: 'portal.menu.deals', icon: Star },
  list: [
    'listSupportDeals',
    lazyPage(() => import('./DealList.tsx'), 'DealList', [
      'staff',
      'staffHomePage',
      'staffContent',
    ]),
  ],
})

export const featured = staffResource({
  name: 'support/promotions',
  menu: { group: 'content', name: 'portal.menu.promotions', icon: PushPin },
  list: [
    'listSupportPromotions',
    lazyPage(() => import('./FeaturedList.tsx'), 'FeaturedList', [
      'staff',
      'staffHomePage',
      'staffContent',
    ]),
  ],
})
