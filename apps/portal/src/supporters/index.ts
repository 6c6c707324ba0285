import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import Diversity from '@mui/icons-material/Diversity3Outlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Speed from '@mui/icons-material/SpeedOutlined'
import { members, notYetSupporters, supporters } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import { menuPage } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

/** Shown on My Account. */
export const UsageList = lazyPage(() => import('./dashboard/UsageList.tsx'), 'UsageList')

export const upgrade = menuPage(
  lazyPage(() => import('./join/UpgradePage.tsx'), 'UpgradePage'),
  {
    group: 'Supporter',
    path: paths.becomeSeller(),
    name: 'Become a seller',
    icon: Handshake,
    isFor: notYetSupporters,
  },
)

export const supporterDashboard = menuPage(
  lazyPage(() => import('./dashboard/SupporterDashboardPage.tsx'), 'SupporterDashboardPage'),
  {
    group: 'Supporter',
    path: paths.supporterDashboard,
    name: 'Dashboard',
    icon: Speed,
    isFor: members,
  },
)

export const downline = menuPage(
  lazyPage(() => import('./downline/DownlinePage.tsx'), 'DownlinePage'),
  {
    group: 'Supporter',
    path: paths.downline,
    name: 'My Downline',
    icon: Groups,
    isFor: supporters,
  },
)

export const statement = menuPage(
  lazyPage(() => import('./statement/StatementPage.tsx'), 'StatementPage'),
  {
    group: 'Supporter',
    path: paths.statement(),
    name: 'Statement',
    icon: Wallet,
    isFor: supporters,
  },
)

export const agents = staffResource({
  name: 'support/agents',
  menu: { name: 'Supporters', icon: Diversity },
  list: ['listSupportAgents', lazyPage(() => import('./desk/AgentList.tsx'), 'AgentList')],
  show: ['getSupportAgent', lazyPage(() => import('./desk/AgentShow.tsx'), 'AgentShow')],
})
