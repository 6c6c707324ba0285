import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { lazyPage } from '../../../layout/lazy-page.ts'
import { paths } from '../../../paths.ts'
import { staffResource } from '../../../staff/staff-resource.tsx'

export const orderBoard = staffResource({
  menu: {
    path: paths.supportOrderBoard,
    group: 'desk',
    name: 'portal.menu.orderBoard',
    icon: ViewColumn,
    counts: ['order-alarms'],
  },
  list: [
    'getOrderBoard',
    lazyPage(() => import('./OrderBoardPage.tsx'), 'OrderBoardPage', [
      'staff',
      'staffOrders',
      'steps',
    ]),
  ],
})
