import Campaign from '@mui/icons-material/CampaignOutlined'
import { supporters } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

export const promotion = menuPage(
  lazyPage(() => import('./PromotionPage.tsx'), 'PromotionPage', ['portalPromotion']),
  {
    group: 'supporter',
    path: paths.promotion,
    name: 'portal.menu.promotionTools',
    icon: Campaign,
    isFor: supporters,
  },
)
