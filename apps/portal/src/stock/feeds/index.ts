import RssFeed from '@mui/icons-material/RssFeedOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

const domains = ['portalSelling', 'portalListings', 'portalFeeds'] as const

/** Addresses from which a seller's stock is fetched on a schedule. */
export const sellerFeeds: PortalResource = menuPage(
  lazyPage(() => import('./FeedsPage.tsx'), 'FeedsPage', domains),
  {
    group: 'seller',
    path: paths.feeds,
    name: 'portal.menu.feeds',
    icon: RssFeed,
    isFor: approvedSellers,
  },
)

export const feedPages: PortalResource = {
  routes: [
    {
      path: paths.newFeed,
      page: lazyPage(() => import('./NewFeedPage.tsx'), 'NewFeedPage', domains),
    },
    {
      path: paths.feed(':id'),
      page: lazyPage(() => import('./FeedPage.tsx'), 'FeedPage', domains),
    },
  ],
}
