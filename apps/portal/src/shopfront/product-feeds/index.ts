import Campaign from '@mui/icons-material/CampaignOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { paths } from '../../paths.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const productFeeds = staffResource({
  menu: {
    path: paths.productFeeds,
    group: 'content',
    name: 'portal.menu.productFeeds',
    icon: Campaign,
  },
  list: [
    'listProductFeeds',
    lazyPage(() => import('./ProductFeedsPage.tsx'), 'ProductFeedsPage', [
      'staff',
      'staffProductFeeds',
    ]),
  ],
})
