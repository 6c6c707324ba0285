import Insights from '@mui/icons-material/InsightsOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

/** How often a seller's listings were seen, and what came of it. */
export const sellerFigures: PortalResource = menuPage(
  lazyPage(() => import('./FiguresPage.tsx'), 'FiguresPage', ['portalFigures']),
  {
    group: 'seller',
    path: paths.figures,
    name: 'portal.menu.figures',
    icon: Insights,
    isFor: approvedSellers,
  },
)

export const listingFigures: PortalResource = {
  routes: [
    {
      path: paths.listingFigures(':id'),
      page: lazyPage(() => import('./ListingFiguresPage.tsx'), 'ListingFiguresPage', [
        'portalFigures',
      ]),
    },
  ],
}
