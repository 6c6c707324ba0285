import BarChart from '@mui/icons-material/BarChartOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const reports = staffResource({
  menu: {
    path: paths.supportReports,
    group: 'reports',
    name: 'portal.menu.reportsPage',
    icon: BarChart,
  },
  list: [
    'getTurnoverReport',
    lazyPage(() => import('./ReportsPage.tsx'), 'ReportsPage', ['staff', 'staffReports', 'steps']),
  ],
})
