import Handshake from '@mui/icons-material/HandshakeOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'
import { sellsOwnStock } from '../../shared/markets.ts'

export const listingOffers: PortalResource = menuPage(
  lazyPage(() => import('./OffersPage.tsx'), 'OffersPage', ['portalOffers']),
  {
    group: 'seller',
    path: paths.listingOffers(),
    name: 'portal.menu.offers',
    icon: Handshake,
    isFor: approvedSellers,
  },
)

/** The same screen for staff, who answer offers on own stock. */
export const ownStockOffers: PortalResource = {
  menu: {
    group: 'stock',
    path: paths.listingOffers(),
    name: 'portal.menu.offers',
    icon: Handshake,
    counts: ['offers-to-answer'],
    isFor: (permissions) =>
      permissions !== undefined && !approvedSellers(permissions) && sellsOwnStock(permissions),
  },
}
