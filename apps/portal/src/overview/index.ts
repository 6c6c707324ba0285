import Dashboard from '@mui/icons-material/DashboardOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const overview = staffResource({
  menu: {
    path: paths.supportOverview,
    group: 'desk',
    name: 'portal.menu.overview',
    icon: Dashboard,
  },
  list: [
    'getSupportOverview',
    lazyPage(() => import('./OverviewPage.tsx'), 'OverviewPage', ['staff', 'staffOverview']),
  ],
})
