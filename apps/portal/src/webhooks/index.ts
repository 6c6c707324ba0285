import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import { owners, supporters } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import { menuPage } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

const domains = ['portalWebhooks'] as const

/** A seller's menu is full, and an account may have its programs told whatever it does. */
export const sellerWebhooks = menuPage(
  lazyPage(() => import('./SellerWebhooksPage.tsx'), 'SellerWebhooksPage', domains),
  {
    group: 'account',
    path: paths.sellerWebhooks(),
    name: 'portal.menu.webhooks',
    icon: WebhookIcon,
    isFor: owners,
  },
)

export const supporterWebhooks = menuPage(
  lazyPage(() => import('./SupporterWebhooksPage.tsx'), 'SupporterWebhooksPage', domains),
  {
    group: 'supporter',
    path: paths.supporterWebhooks(),
    name: 'portal.menu.webhooks',
    icon: WebhookIcon,
    isFor: supporters,
  },
)

export const shopWebhooks = staffResource({
  menu: {
    path: paths.shopWebhooks(),
    group: 'content',
    name: 'portal.menu.webhooks',
    icon: WebhookIcon,
  },
  list: [
    'listShopWebhooks',
    lazyPage(() => import('./ShopWebhooksPage.tsx'), 'ShopWebhooksPage', domains),
  ],
})
