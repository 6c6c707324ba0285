import { CssBaseline } from '@mui/material'
import { memo } from 'react'
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  type LayoutProps,
  Notification,
  Resource,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { account, ownOrders } from './account/index.tsx'
import { accounts } from './accounts/index.ts'
import { adjustments } from './adjustments/index.ts'
import { articles } from './articles/index.ts'
import { audit } from './audit/index.ts'
import { bankAccounts, bankEntries, bankStatements, mpesaReceipts } from './bank/index.ts'
import { discounts } from './discounts/index.ts'
import { claims } from './claims/index.ts'
import { deals, featured } from './home-page/index.ts'
import { exchangeRates } from './exchange-rates/index.ts'
import { FirstFrame } from './layout/FirstFrame.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { PortalLayout } from './layout/PortalLayout.tsx'
import { PortalMenu } from './layout/PortalMenu.tsx'
import type { PortalResource } from './layout/portal-resource.ts'
import { portalStore } from './layout/portal-store.ts'
import { darkTheme, lightTheme } from './layout/portal-theme.ts'
import { StartPage } from './layout/StartPage.tsx'
import { listingEditors, listingImport, listings, sellerDashboard } from './listings/index.ts'
import { houseOffers, listingOffers } from './offers/index.ts'
import { orders } from './orders/index.ts'
import { orderBoard } from './orders/board/index.ts'
import { paths } from './paths.ts'
import { messages } from './messages/index.ts'
import { overview } from './overview/index.ts'
import { payouts } from './payouts/index.ts'
import { promotion } from './promotion/index.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { quotes } from './quotes/index.ts'
import { requests } from './requests/index.ts'
import {
  agents,
  downline,
  statement,
  supporterDashboard,
  upgrade,
  UsageList,
} from './supporters/index.ts'
import { importRuleDrafts, importRules, priceLists } from './import-rules/index.ts'
import { destinations, localCharges, insuranceTariffs, ports, tariffs } from './tariffs/index.ts'
import { threads } from './threads/index.ts'
import { training } from './training/index.ts'
import { vendors } from './vendors/index.ts'
import { i18nProvider } from './language/i18n-provider.ts'
import { t } from './language/translator.ts'

/** The portal's table of contents, in the order of the menu. */
const resources: readonly PortalResource[] = [
  account(UsageList),
  ownOrders,
  messages,
  upgrade,
  supporterDashboard,
  downline,
  training,
  promotion,
  statement,
  sellerDashboard,
  listingImport,
  listingOffers,
  listingEditors,
  overview,
  orderBoard,
  orders,
  quotes,
  requests,
  threads,
  claims,
  houseOffers,
  vendors,
  listings,
  accounts,
  agents,
  bankEntries,
  bankStatements,
  mpesaReceipts,
  bankAccounts,
  payouts,
  adjustments,
  articles,
  deals,
  featured,
  discounts,
  tariffs,
  insuranceTariffs,
  localCharges,
  importRules,
  importRuleDrafts,
  priceLists,
  exchangeRates,
  destinations,
  ports,
  audit,
]

const routes = resources.flatMap((resource) => resource.routes ?? [])
const entries = resources.flatMap(({ menu }) => menu ?? [])

/** `<Admin>` taken apart: it would bring a sign-in page, its forms and another translator, which nothing here shows. */
export function App() {
  return (
    <AdminContext
      i18nProvider={i18nProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      store={portalStore}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        title={t('portal.product')}
        layout={Layout}
        catchAll={NotFoundPage}
        loading={FirstFrame}
        loginPage={false}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          {/* Not react-admin's dashboard, before which permissions are asked for once more. */}
          <Route path={paths.home} element={<StartPage />} />
          {routes.filter(({ bare }) => !bare).map(routeOf)}
        </CustomRoutes>
        <CustomRoutes noLayout>{routes.filter(({ bare }) => bare).map(routeOf)}</CustomRoutes>
        {resources.map(
          ({ name, list, show, create, edit, recordRepresentation }) =>
            name !== undefined && (
              <Resource
                key={name}
                name={name}
                list={list}
                show={show}
                create={create}
                edit={edit}
                recordRepresentation={recordRepresentation}
              />
            ),
        )}
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}

function Layout(props: LayoutProps) {
  return <PortalLayout {...props} menu={Menu} />
}

/** Memoised, because react-admin draws its layout anew for every resource it registers and every answer of its providers. */
const Menu = memo(function Menu() {
  return <PortalMenu entries={entries} />
})

function routeOf({ path, page: Page }: (typeof routes)[number]) {
  return <Route key={path} path={path} element={<Page />} />
}
