import Groups from '@mui/icons-material/GroupsOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

export const team: PortalResource = menuPage(
  lazyPage(() => import('./TeamPage.tsx'), 'TeamPage', ['portalTeam']),
  {
    group: 'seller',
    path: paths.team,
    name: 'portal.menu.team',
    icon: Groups,
    isFor: approvedSellers,
  },
)
