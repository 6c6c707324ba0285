import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import Diversity from '@mui/icons-material/Diversity3Outlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Speed from '@mui/icons-material/SpeedOutlined'
import { notYetSupporters, supporters } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import { menuPage } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

const supporterDomains = ['portalSupporter'] as const
const staffDomains = ['staff', 'staffSupporters'] as const

/** Shown on My Account. */
export const UsageList = lazyPage(
  () => import('./dashboard/UsageList.tsx'),
  'UsageList',
  supporterDomains,
)

export const upgrade = menuPage(
  lazyPage(() => import('./join/UpgradePage.tsx'), 'UpgradePage', supporterDomains),
  {
    group: 'supporter',
    path: paths.becomeSeller(),
    name: 'portal.menu.becomeSeller',
    icon: Handshake,
    isFor: notYetSupporters,
  },
)

export const supporterDashboard = menuPage(
  lazyPage(
    () => import('./dashboard/SupporterDashboardPage.tsx'),
    'SupporterDashboardPage',
    supporterDomains,
  ),
  {
    group: 'supporter',
    path: paths.supporterDashboard,
    name: 'portal.menu.dashboard',
    icon: Speed,
    isFor: supporters,
  },
)

export const downline = menuPage(
  lazyPage(() => import('./downline/DownlinePage.tsx'), 'DownlinePage', supporterDomains),
  {
    group: 'supporter',
    path: paths.downline,
    name: 'portal.menu.downline',
    icon: Groups,
    isFor: supporters,
  },
)

export const statement = menuPage(
  lazyPage(() => import('./statement/StatementPage.tsx'), 'StatementPage', supporterDomains),
  {
    group: 'supporter',
    path: paths.statement(),
    name: 'portal.menu.statement',
    icon: Wallet,
    isFor: supporters,
  },
)

export const agents = staffResource({
  name: 'support/agents',
  menu: {
    group: 'people',
    name: 'portal.menu.supporters',
    icon: Diversity,
    counts: ['supporters-to-be-paid'],
  },
  list: [
    'listSupportAgents',
    lazyPage(() => import('./staff/AgentList.tsx'), 'AgentList', staffDomains),
  ],
  show: [
    'getSupportAgent',
    lazyPage(() => import('./staff/AgentShow.tsx'), 'AgentShow', staffDomains),
  ],
})
