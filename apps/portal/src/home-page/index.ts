import PushPin from '@mui/icons-material/PushPinOutlined'
import Star from '@mui/icons-material/StarBorderOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const deals = staffResource({
  name: 'support/deals',
  menu: { name: 'Deals', icon: Star },
  list: ['listSupportDeals', lazyPage(() => import('./DealList.tsx'), 'DealList')],
})

export const featured = staffResource({
  name: 'support/promotions',
  menu: { name: 'Promotions', icon: PushPin },
  list: ['listSupportPromotions', lazyPage(() => import('./FeaturedList.tsx'), 'FeaturedList')],
})
