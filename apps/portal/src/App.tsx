import { lazy } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { darkTheme, lightTheme } from './layout/portal-theme.ts'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { PortalLayout } from './layout/PortalLayout.tsx'
import { portalStore } from './layout/portal-store.ts'
import { StartPage } from './layout/StartPage.tsx'
import { paths } from './paths.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'

const ProfilePage = lazy(() =>
  import('./account/profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
)
const OrderHistory = lazy(() =>
  import('./account/orders/OrderHistory.tsx').then((m) => ({ default: m.OrderHistory })),
)
const UsageList = lazy(() =>
  import('./supporters/dashboard/UsageList.tsx').then((m) => ({ default: m.UsageList })),
)
const UpgradePage = lazy(() =>
  import('./supporters/join/UpgradePage.tsx').then((m) => ({ default: m.UpgradePage })),
)
const SupporterDashboardPage = lazy(() =>
  import('./supporters/dashboard/SupporterDashboardPage.tsx').then((m) => ({
    default: m.SupporterDashboardPage,
  })),
)
const DownlinePage = lazy(() =>
  import('./supporters/downline/DownlinePage.tsx').then((m) => ({ default: m.DownlinePage })),
)
const TrainingPage = lazy(() =>
  import('./training/TrainingPage.tsx').then((m) => ({ default: m.TrainingPage })),
)
const PromotionPage = lazy(() =>
  import('./promotion/PromotionPage.tsx').then((m) => ({ default: m.PromotionPage })),
)
const StatementPage = lazy(() =>
  import('./supporters/statement/StatementPage.tsx').then((m) => ({ default: m.StatementPage })),
)
const VendorDashboardPage = lazy(() =>
  import('./listings/dashboard/VendorDashboardPage.tsx').then((m) => ({
    default: m.VendorDashboardPage,
  })),
)
const CreateVehiclePage = lazy(() =>
  import('./listings/create/CreateVehiclePage.tsx').then((m) => ({ default: m.CreateVehiclePage })),
)
const CreateSparePage = lazy(() =>
  import('./listings/create/CreateSparePage.tsx').then((m) => ({ default: m.CreateSparePage })),
)
const ListingLink = lazy(() =>
  import('./listings/dashboard/ListingLink.tsx').then((m) => ({ default: m.ListingLink })),
)
const VehicleEditorPage = lazy(() =>
  import('./listings/editor/VehicleEditorPage.tsx').then((m) => ({ default: m.VehicleEditorPage })),
)
const SpareEditorPage = lazy(() =>
  import('./listings/editor/SpareEditorPage.tsx').then((m) => ({ default: m.SpareEditorPage })),
)
const ImportPage = lazy(() =>
  import('./listings/imports/ImportPage.tsx').then((m) => ({ default: m.ImportPage })),
)
const AgentList = lazy(() =>
  import('./supporters/desk/AgentList.tsx').then((m) => ({ default: m.AgentList })),
)
const OrderList = lazy(() =>
  import('./orders/OrderList.tsx').then((m) => ({ default: m.OrderList })),
)
const OrderShow = lazy(() =>
  import('./orders/OrderShow.tsx').then((m) => ({ default: m.OrderShow })),
)

const AgentShow = lazy(() =>
  import('./supporters/desk/AgentShow.tsx').then((m) => ({ default: m.AgentShow })),
)
const VendorList = lazy(() =>
  import('./vendors/VendorList.tsx').then((m) => ({ default: m.VendorList })),
)
const VendorShow = lazy(() =>
  import('./vendors/VendorShow.tsx').then((m) => ({ default: m.VendorShow })),
)
const ListingList = lazy(() =>
  import('./listings/desk/ListingList.tsx').then((m) => ({ default: m.ListingList })),
)
const ListingShow = lazy(() =>
  import('./listings/desk/ListingShow.tsx').then((m) => ({ default: m.ListingShow })),
)
const AccountList = lazy(() =>
  import('./accounts/AccountList.tsx').then((m) => ({ default: m.AccountList })),
)
const AccountShow = lazy(() =>
  import('./accounts/AccountShow.tsx').then((m) => ({ default: m.AccountShow })),
)
const RolesPage = lazy(() =>
  import('./accounts/RolesPage.tsx').then((m) => ({ default: m.RolesPage })),
)
const QuoteList = lazy(() =>
  import('./quotes/QuoteList.tsx').then((m) => ({ default: m.QuoteList })),
)
const QuoteShow = lazy(() =>
  import('./quotes/QuoteShow.tsx').then((m) => ({ default: m.QuoteShow })),
)
const PayoutList = lazy(() =>
  import('./payouts/PayoutList.tsx').then((m) => ({ default: m.PayoutList })),
)
const PayoutShow = lazy(() =>
  import('./payouts/PayoutShow.tsx').then((m) => ({ default: m.PayoutShow })),
)

const OverviewPage = lazy(() =>
  import('./overview/OverviewPage.tsx').then((m) => ({ default: m.OverviewPage })),
)
const RequestList = lazy(() =>
  import('./requests/RequestList.tsx').then((m) => ({ default: m.RequestList })),
)
const RequestShow = lazy(() =>
  import('./requests/RequestShow.tsx').then((m) => ({ default: m.RequestShow })),
)
const AuditList = lazy(() =>
  import('./audit/AuditList.tsx').then((m) => ({ default: m.AuditList })),
)
const AuditShow = lazy(() =>
  import('./audit/AuditShow.tsx').then((m) => ({ default: m.AuditShow })),
)
const ArticleList = lazy(() =>
  import('./articles/ArticleList.tsx').then((m) => ({ default: m.ArticleList })),
)
const ArticleCreate = lazy(() =>
  import('./articles/ArticleCreate.tsx').then((m) => ({ default: m.ArticleCreate })),
)
const ArticleEdit = lazy(() =>
  import('./articles/ArticleEdit.tsx').then((m) => ({ default: m.ArticleEdit })),
)
const DealList = lazy(() =>
  import('./home-page/DealList.tsx').then((m) => ({ default: m.DealList })),
)
const PromotionList = lazy(() =>
  import('./home-page/PromotionList.tsx').then((m) => ({ default: m.PromotionList })),
)
const VoucherList = lazy(() =>
  import('./discounts/VoucherList.tsx').then((m) => ({ default: m.VoucherList })),
)
const VoucherCreate = lazy(() =>
  import('./discounts/VoucherCreate.tsx').then((m) => ({ default: m.VoucherCreate })),
)
const VoucherEdit = lazy(() =>
  import('./discounts/VoucherEdit.tsx').then((m) => ({ default: m.VoucherEdit })),
)
const DestinationList = lazy(() =>
  import('./tariffs/destinations/DestinationList.tsx').then((m) => ({
    default: m.DestinationList,
  })),
)
const DestinationEdit = lazy(() =>
  import('./tariffs/destinations/DestinationEdit.tsx').then((m) => ({
    default: m.DestinationEdit,
  })),
)
const PortList = lazy(() =>
  import('./tariffs/ports/PortList.tsx').then((m) => ({ default: m.PortList })),
)
const PortCreate = lazy(() =>
  import('./tariffs/ports/PortForms.tsx').then((m) => ({ default: m.PortCreate })),
)
const PortEdit = lazy(() =>
  import('./tariffs/ports/PortForms.tsx').then((m) => ({ default: m.PortEdit })),
)
const TariffList = lazy(() =>
  import('./tariffs/TariffList.tsx').then((m) => ({ default: m.TariffList })),
)
const TariffCreate = lazy(() =>
  import('./tariffs/TariffCreate.tsx').then((m) => ({ default: m.TariffCreate })),
)
const TariffEdit = lazy(() =>
  import('./tariffs/TariffEdit.tsx').then((m) => ({ default: m.TariffEdit })),
)

/** The portal's table of contents. */
export function App() {
  return (
    <Admin
      title="Bandari portal"
      authProvider={authProvider}
      dataProvider={dataProvider}
      store={portalStore}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={PortalLayout}
      dashboard={StartPage}
      catchAll={NotFoundPage}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route
          path={paths.profile}
          element={<ProfilePage orderHistory={<OrderHistory />} usages={<UsageList />} />}
        />
        <Route path={paths.becomeSeller()} element={<UpgradePage />} />
        <Route path={paths.supporterDashboard} element={<SupporterDashboardPage />} />
        <Route path={paths.downline} element={<DownlinePage />} />
        <Route path={paths.training()} element={<TrainingPage />} />
        <Route path={paths.promotion} element={<PromotionPage />} />
        <Route path={paths.statement()} element={<StatementPage />} />
        <Route path={paths.supportRoles} element={<RolesPage />} />
        <Route path={paths.supportOverview} element={<OverviewPage />} />
        <Route path={paths.vendorDashboard} element={<VendorDashboardPage />} />
        <Route path={paths.createVehicle()} element={<CreateVehiclePage />} />
        <Route path={paths.createSpare()} element={<CreateSparePage />} />
        <Route path={paths.importListings()} element={<ImportPage />} />
        <Route path={paths.spareEditor(':cid')} element={<SpareEditorPage />} />
        <Route path={paths.spareEditor(':cid', ':lid')} element={<SpareEditorPage />} />
        <Route path={paths.listing(':prod_class', ':prod_id')} element={<ListingLink />} />
      </CustomRoutes>
      {/* The vehicle editor has a bar of its own instead of the portal's (account spec §2). */}
      <CustomRoutes noLayout>
        <Route path={paths.vehicleEditor(':cid')} element={<VehicleEditorPage />} />
        <Route path={paths.vehicleEditor(':cid', ':lid')} element={<VehicleEditorPage />} />
      </CustomRoutes>
      <Resource
        name="support/orders"
        list={OrderList}
        show={OrderShow}
        recordRepresentation="number"
      />
      <Resource name="support/quotes" list={QuoteList} show={QuoteShow} />
      <Resource name="support/vendors" list={VendorList} show={VendorShow} />
      <Resource
        name="support/listings"
        list={ListingList}
        show={ListingShow}
        recordRepresentation="title"
      />
      <Resource
        name="support/users"
        list={AccountList}
        show={AccountShow}
        recordRepresentation="email"
      />
      <Resource name="support/agents" list={AgentList} show={AgentShow} />
      <Resource name="support/payout-batches" list={PayoutList} show={PayoutShow} />
      <Resource name="support/requests" list={RequestList} show={RequestShow} />
      <Resource name="support/audit" list={AuditList} show={AuditShow} />
      <Resource
        name="support/articles"
        list={ArticleList}
        create={ArticleCreate}
        edit={ArticleEdit}
        recordRepresentation="title"
      />
      <Resource name="support/deals" list={DealList} />
      <Resource name="support/promotions" list={PromotionList} />
      <Resource
        name="support/vouchers"
        list={VoucherList}
        create={VoucherCreate}
        edit={VoucherEdit}
        recordRepresentation="code"
      />
      <Resource name="support/destinations" list={DestinationList} edit={DestinationEdit} />
      <Resource name="support/ports" list={PortList} create={PortCreate} edit={PortEdit} />
      <Resource name="support/tariffs" list={TariffList} create={TariffCreate} edit={TariffEdit} />
    </Admin>
  )
}
