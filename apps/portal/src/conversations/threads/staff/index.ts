import Forum from '@mui/icons-material/ForumOutlined'
import { lazyPage } from '../../../layout/lazy-page.ts'
import { staffResource } from '../../../staff/staff-resource.tsx'

export const threads = staffResource({
  name: 'support/threads',
  menu: {
    group: 'desk',
    name: 'portal.menu.threads',
    icon: Forum,
    counts: ['threads-to-answer', 'threads-reported'],
  },
  list: [
    'listSupportThreads',
    lazyPage(() => import('./ThreadList.tsx'), 'ThreadList', [
      'staff',
      'portalMessages',
      'staffThreads',
      'staffAnswers',
    ]),
  ],
  show: [
    'getSupportThread',
    lazyPage(() => import('./ThreadShow.tsx'), 'ThreadShow', [
      'staff',
      'portalMessages',
      'staffThreads',
      'staffAnswers',
      'staffCustomers',
    ]),
  ],
})
