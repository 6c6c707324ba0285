import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import { supporters } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

const domains = ['portalWebhooks'] as const

/** A seller's menu is full: the page of feeds leads here. */
export const sellerWebhooks: PortalResource = {
  routes: [
    {
      path: paths.sellerWebhooks(),
      page: lazyPage(() => import('./SellerWebhooksPage.tsx'), 'SellerWebhooksPage', domains),
    },
  ],
}

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
