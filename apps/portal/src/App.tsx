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
  import('./profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
)
const OrderHistory = lazy(() =>
  import('./orders/OrderHistory.tsx').then((m) => ({ default: m.OrderHistory })),
)
const UsageList = lazy(() =>
  import('./supporter/UsageList.tsx').then((m) => ({ default: m.UsageList })),
)
const UpgradePage = lazy(() =>
  import('./join/UpgradePage.tsx').then((m) => ({ default: m.UpgradePage })),
)
const SupporterDashboardPage = lazy(() =>
  import('./supporter/SupporterDashboardPage.tsx').then((m) => ({
    default: m.SupporterDashboardPage,
  })),
)
const DownlinePage = lazy(() =>
  import('./downline/DownlinePage.tsx').then((m) => ({ default: m.DownlinePage })),
)
const TrainingPage = lazy(() =>
  import('./training/TrainingPage.tsx').then((m) => ({ default: m.TrainingPage })),
)
const PromotionPage = lazy(() =>
  import('./promotion/PromotionPage.tsx').then((m) => ({ default: m.PromotionPage })),
)
const StatementPage = lazy(() =>
  import('./commission/StatementPage.tsx').then((m) => ({ default: m.StatementPage })),
)
const VendorDashboardPage = lazy(() =>
  import('./vendor/VendorDashboardPage.tsx').then((m) => ({ default: m.VendorDashboardPage })),
)
const CreateVehiclePage = lazy(() =>
  import('./vendor/CreateVehiclePage.tsx').then((m) => ({ default: m.CreateVehiclePage })),
)
const CreateSparePage = lazy(() =>
  import('./vendor/CreateSparePage.tsx').then((m) => ({ default: m.CreateSparePage })),
)
const ListingLink = lazy(() =>
  import('./vendor/ListingLink.tsx').then((m) => ({ default: m.ListingLink })),
)
const VehicleEditorPage = lazy(() =>
  import('./listings/VehicleEditorPage.tsx').then((m) => ({ default: m.VehicleEditorPage })),
)
const SpareEditorPage = lazy(() =>
  import('./listings/SpareEditorPage.tsx').then((m) => ({ default: m.SpareEditorPage })),
)
const ImportPage = lazy(() =>
  import('./imports/ImportPage.tsx').then((m) => ({ default: m.ImportPage })),
)
const SupportAgentList = lazy(() =>
  import('./support/SupportAgentList.tsx').then((m) => ({ default: m.SupportAgentList })),
)
const SupportOrderList = lazy(() =>
  import('./support/SupportOrderList.tsx').then((m) => ({ default: m.SupportOrderList })),
)
const SupportOrderShow = lazy(() =>
  import('./support/SupportOrderShow.tsx').then((m) => ({ default: m.SupportOrderShow })),
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
        list={SupportOrderList}
        show={SupportOrderShow}
        recordRepresentation="number"
      />
      <Resource name="support/agents" list={SupportAgentList} />
    </Admin>
  )
}
