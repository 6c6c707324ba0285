import Forum from '@mui/icons-material/ForumOutlined'
import { everybody } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import type { PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

const domains = ['portalMessages'] as const

/** What buyers and sellers write to each other. */
export const messages: PortalResource = {
  routes: [
    {
      path: paths.messages(),
      page: lazyPage(() => import('./MessagesPage.tsx'), 'MessagesPage', domains),
    },
    {
      path: paths.ask(),
      page: lazyPage(() => import('./AskPage.tsx'), 'AskPage', [...domains, 'door']),
    },
    {
      path: paths.thread(':id'),
      page: lazyPage(() => import('./ThreadPage.tsx'), 'ThreadPage', domains),
    },
  ],
  menu: {
    group: 'account',
    path: paths.messages(),
    name: 'portal.menu.messages',
    icon: Forum,
    isFor: everybody,
    countsUnread: true,
  },
}
