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
        <Route path={paths.profile} element={<ProfilePage orderHistory={<OrderHistory />} />} />
      </CustomRoutes>
      <Resource
        name="support/orders"
        list={SupportOrderList}
        show={SupportOrderShow}
        recordRepresentation="number"
      />
    </Admin>
  )
}
