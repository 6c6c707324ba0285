import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

export const vendorOrders = menuPage(
  lazyPage(() => import('./VendorOrdersPage.tsx'), 'VendorOrdersPage', ['portalSales']),
  {
    group: 'seller',
    path: paths.vendorOrders(),
    name: 'portal.menu.vendorOrders',
    icon: LocalShipping,
    isFor: approvedSellers,
    countsSellersOrders: true,
  },
)
