import Inbox from '@mui/icons-material/InboxOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const requests = staffResource({
  name: 'support/requests',
  menu: { group: 'desk', name: 'portal.menu.requests', icon: Inbox, counts: ['requests'] },
  list: [
    'listSupportRequests',
    lazyPage(() => import('./RequestList.tsx'), 'RequestList', [
      'staff',
      'staffRequests',
      'staffAnswers',
    ]),
  ],
  show: [
    'getSupportRequest',
    lazyPage(() => import('./RequestShow.tsx'), 'RequestShow', [
      'staff',
      'staffRequests',
      'staffAnswers',
      'staffCustomers',
    ]),
  ],
})
