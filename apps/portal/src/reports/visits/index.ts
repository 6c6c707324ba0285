import Insights from '@mui/icons-material/InsightsOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { paths } from '../../paths.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const visits = staffResource({
  menu: {
    path: paths.supportVisits,
    group: 'reports',
    name: 'portal.menu.visits',
    icon: Insights,
  },
  list: [
    'getFunnelReport',
    lazyPage(() => import('./VisitsPage.tsx'), 'VisitsPage', [
      'staff',
      'staffReports',
      'staffVisits',
    ]),
  ],
})
