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
import { account, myOrders } from './account/index.tsx'
import { accounts } from './people/accounts/index.ts'
import { accountMerges } from './people/merges/index.ts'
import { adjustments } from './supporters/adjustments/index.ts'
import { articles } from './shopfront/articles/index.ts'
import { audit } from './audit/index.ts'
import { bankAccounts, bankColumns, bankEntries, bankStatements } from './money/index.ts'
import { discounts } from './selling/discounts/index.ts'
import { claims } from './delivery/claims/index.ts'
import { productFeeds } from './shopfront/product-feeds/index.ts'
import { shopSettings } from './shopfront/settings/index.ts'
import { deals, featured } from './shopfront/home/index.ts'
import { exchangeRates } from './pricing/exchange-rates/index.ts'
import { FirstFrame } from './layout/FirstFrame.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { PortalLayout } from './layout/PortalLayout.tsx'
import { PortalMenu } from './layout/PortalMenu.tsx'
import type { PortalResource } from './layout/portal-resource.ts'
import { portalStore } from './layout/portal-store.ts'
import { darkTheme, lightTheme } from './layout/portal-theme.ts'
import { StartPage } from './layout/StartPage.tsx'
import {
  chassisDoubles,
  modelRequests,
  findings,
  listingEditors,
  listingImport,
  listings,
  sellerDashboard,
} from './stock/index.ts'
import { feedPages, sellerFeeds } from './stock/feeds/index.ts'
import { listingFigures, sellerFigures } from './stock/figures/index.ts'
import { ownStockOffers, listingOffers } from './conversations/offers/index.ts'
import { orders } from './selling/orders/index.ts'
import { orderBoard } from './selling/orders/board/index.ts'
import { paths } from './paths.ts'
import { messages } from './conversations/threads/index.ts'
import { overview } from './overview/index.ts'
import { paymentMethods } from './payment-methods/methods.ts'
import { payouts } from './supporters/payouts/index.ts'
import { links } from './supporters/links/index.ts'
import { promotion } from './supporters/promotion-material/index.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { answerTemplates } from './conversations/templates/index.ts'
import { quotes } from './conversations/quotes/index.ts'
import { company } from './sellers/company/index.ts'
import { team } from './sellers/team/index.ts'
import { receivedReviews, reviews } from './sellers/reviews/index.ts'
import { reports } from './reports/index.ts'
import { visits } from './reports/visits/index.ts'
import { requests } from './shopfront/requests/index.ts'
import {
  agents,
  downline,
  statement,
  supporterDashboard,
  upgrade,
  UsageList,
} from './supporters/index.ts'
import { importRuleDrafts, importRules, priceLists } from './landed/index.ts'
import { destinations, localCharges, insuranceTariffs, ports, tariffs } from './pricing/index.ts'
import { threads } from './conversations/threads/staff/index.ts'
import { training } from './supporters/training/index.ts'
import { vendors } from './people/vendors/index.ts'
import { sellerWebhooks, shopWebhooks, supporterWebhooks } from './webhooks/index.ts'
import { vendorOrders } from './delivery/vendor-orders/index.ts'
import { brand } from './shared/brand.ts'
import { i18nProvider } from './language/i18n-provider.ts'
import { t } from './language/translator.ts'

/** The portal's table of contents, in the order of the menu. */
const resources: readonly PortalResource[] = [
  account(UsageList),
  myOrders,
  messages,
  sellerWebhooks,
  upgrade,
  supporterDashboard,
  downline,
  training,
  links,
  promotion,
  statement,
  supporterWebhooks,
  sellerDashboard,
  sellerFigures,
  listingFigures,
  vendorOrders,
  listingImport,
  sellerFeeds,
  feedPages,
  listingOffers,
  receivedReviews,
  company,
  team,
  listingEditors,
  overview,
  orderBoard,
  orders,
  quotes,
  requests,
  threads,
  claims,
  reviews,
  ownStockOffers,
  vendors,
  listings,
  findings,
  chassisDoubles,
  modelRequests,
  accounts,
  accountMerges,
  agents,
  bankEntries,
  bankStatements,
  bankColumns,
  ...paymentMethods.flatMap(({ lists = [] }) => lists),
  bankAccounts,
  payouts,
  adjustments,
  answerTemplates,
  articles,
  deals,
  featured,
  discounts,
  productFeeds,
  shopSettings,
  shopWebhooks,
  tariffs,
  insuranceTariffs,
  localCharges,
  importRules,
  importRuleDrafts,
  priceLists,
  exchangeRates,
  destinations,
  ports,
  reports,
  visits,
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
        title={t('portal.product', { brand })}
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
  return <PortalLayout {...props} menu={Menu} entries={entries} />
}

/** Memoised, because react-admin draws its layout anew for every resource it registers and every answer of its providers. */
const Menu = memo(function Menu() {
  return <PortalMenu entries={entries} />
})

function routeOf({ path, page: Page }: (typeof routes)[number]) {
  return <Route key={path} path={path} element={<Page />} />
}
