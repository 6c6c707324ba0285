import Business from '@mui/icons-material/BusinessOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

export const company: PortalResource = menuPage(
  lazyPage(() => import('./CompanyPage.tsx'), 'CompanyPage', ['portalCompany']),
  {
    group: 'seller',
    path: paths.company,
    name: 'portal.menu.company',
    icon: Business,
    isFor: approvedSellers,
  },
)
