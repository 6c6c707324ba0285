import type { SvgIconComponent } from '@mui/icons-material'
import Anchor from '@mui/icons-material/AnchorOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import Boat from '@mui/icons-material/DirectionsBoatOutlined'
import Discount from '@mui/icons-material/DiscountOutlined'
import Globe from '@mui/icons-material/PublicOutlined'
import Star from '@mui/icons-material/StarBorderOutlined'
import PushPin from '@mui/icons-material/PushPinOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Store from '@mui/icons-material/StorefrontOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Groups from '@mui/icons-material/Diversity3Outlined'
import History from '@mui/icons-material/HistoryOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Timer from '@mui/icons-material/TimerOutlined'
import { paths } from '../paths.ts'
import type { OperationId } from '../providers/may.ts'

interface Room {
  path: string
  name: string
  icon: SvgIconComponent
  /** Who may call this may enter. */
  operation: OperationId
}

/** The rooms of support, in the order of the menu. */
export const supportRooms: readonly Room[] = [
  {
    path: paths.supportOverview,
    name: 'Overview',
    icon: Dashboard,
    operation: 'getSupportOverview',
  },
  { path: paths.supportOrders, name: 'Orders', icon: Receipt, operation: 'listSupportOrders' },
  { path: paths.supportQuotes, name: 'Quotes', icon: Timer, operation: 'listSupportQuotes' },
  { path: paths.supportRequests, name: 'Requests', icon: Inbox, operation: 'listSupportRequests' },
  { path: paths.supportVendors, name: 'Vendors', icon: Store, operation: 'listSupportVendors' },
  { path: paths.supportListings, name: 'Listings', icon: Sell, operation: 'listSupportListings' },
  {
    path: paths.supportUsers,
    name: 'Accounts',
    icon: ManageAccounts,
    operation: 'listSupportUsers',
  },
  { path: paths.supportAgents, name: 'Supporters', icon: Groups, operation: 'listSupportAgents' },
  { path: paths.supportPayouts, name: 'Payouts', icon: Payments, operation: 'listPayoutBatches' },
  { path: paths.supportArticles, name: 'Articles', icon: Article, operation: 'listSupportArticles' },
  { path: paths.supportDeals, name: 'Deals', icon: Star, operation: 'listSupportDeals' },
  {
    path: paths.supportPromotions,
    name: 'Promotions',
    icon: PushPin,
    operation: 'listSupportPromotions',
  },
  {
    path: paths.supportVouchers,
    name: 'Discount codes',
    icon: Discount,
    operation: 'listSupportVouchers',
  },
  { path: paths.supportTariffs, name: 'Tariffs', icon: Boat, operation: 'listSupportTariffs' },
  {
    path: paths.supportDestinations,
    name: 'Destinations',
    icon: Globe,
    operation: 'listSupportDestinations',
  },
  { path: paths.supportPorts, name: 'Ports', icon: Anchor, operation: 'listSupportPorts' },
  { path: paths.supportAudit, name: 'Audit', icon: History, operation: 'listAudit' },
]
