import { accountRoutes } from './account-routes.ts'
import { guideRoutes } from './guide-routes.ts'
import type { AppRoute } from './load-route.ts'
import { savedRoutes } from './saved-routes.ts'
import { portalPaths, portalRoute } from './portal-paths.ts'

const home: Omit<AppRoute, 'path'> = {
  source: 'src/home/HomePage.tsx',
  domains: ['home', 'vehicle'],
  load: () => import('../home/HomePage.tsx').then((m) => m.homeRoute),
}
const details: Omit<AppRoute, 'path'> = {
  source: 'src/details/ProductPage.tsx',
  domains: ['details', 'countries', 'door', 'features', 'spareCategories', 'vehicle'],
  load: () => import('../details/ProductPage.tsx').then((m) => m.productRoute),
}
const localSearch: Omit<AppRoute, 'path'> = {
  source: 'src/search/LocalSearchPage.tsx',
  domains: ['features', 'search', 'vehicle'],
  load: () => import('../search/LocalSearchPage.tsx').then((m) => m.localSearchRoute),
}
const ofItems = ['items', 'vehicle'] as const
const categorySearch = { source: 'src/items/category-search.ts', domains: ofItems } as const
const sparesRequest: Omit<AppRoute, 'path'> = {
  source: 'src/requests/SparesRequestPage.tsx',
  domains: ['requests'],
  load: () =>
    import('../requests/SparesRequestPage.tsx').then((m) => ({ Page: m.SparesRequestPage })),
}
const itemSearch: Omit<AppRoute, 'path'> = {
  source: 'src/items/ItemSearchPage.tsx',
  domains: ofItems,
  load: () => import('../items/ItemSearchPage.tsx').then((m) => m.itemSearchRoute),
}

/** The table of contents of the shop (buyer spec §2). react-router ranks them, the order is for reading. */
export const routes: readonly AppRoute[] = [
  { path: '/', ...home },
  { path: '/stage', ...home },
  {
    path: '/find',
    source: 'src/search/FindPage.tsx',
    domains: ['find', 'search', 'vehicle'],
    load: () => import('../search/FindPage.tsx').then((m) => m.findRoute),
  },
  {
    path: '/search',
    source: 'src/search/SearchFormPage.tsx',
    domains: ['search', 'vehicle'],
    load: () => import('../search/SearchFormPage.tsx').then((m) => m.searchFormRoute),
  },
  {
    path: '/search/:page/:min/:max/:st/:sv/:svm/:sorted',
    source: 'src/search/VehicleSearchPage.tsx',
    domains: ['features', 'search', 'vehicle'],
    load: () => import('../search/VehicleSearchPage.tsx').then((m) => m.vehicleSearchRoute),
  },
  {
    path: '/search/:make/:first?/:second?/:third?',
    source: 'src/search/VehicleSearchPage.tsx',
    domains: ['features', 'search', 'vehicle'],
    load: () => import('../search/VehicleSearchPage.tsx').then((m) => m.makeSearchRoute),
  },
  {
    path: '/search/cat-search-men',
    ...categorySearch,
    load: () => import('../items/category-search.ts').then((m) => m.menSearchRoute),
  },
  {
    path: '/search/cat-search-women',
    ...categorySearch,
    load: () => import('../items/category-search.ts').then((m) => m.womenSearchRoute),
  },
  {
    path: '/partner-one-search',
    source: 'src/items/ItemStartPage.tsx',
    domains: ['items'],
    load: () => import('../items/ItemStartPage.tsx').then((m) => m.itemStartRoute),
  },
  { path: '/partner-one-search/:q/:min/:max/:page/:sort', ...itemSearch },
  { path: '/partner-one-search-cat/:q/:min/:max/:page/:sort/:type', ...itemSearch },
  {
    path: '/item-details/:id/:price',
    source: 'src/items/ItemPage.tsx',
    domains: ['items', 'countries', 'vehicle'],
    load: () => import('../items/ItemPage.tsx').then((m) => m.itemRoute),
  },
  { path: '/product-search', ...localSearch },
  { path: '/product-search/:make', ...localSearch },
  {
    path: '/auto-parts/:slug?/:category?',
    source: 'src/spares/SparesCataloguePage.tsx',
    domains: ['find', 'garage', 'spares', 'spareCategories', 'vehicle'],
    load: () => import('../spares/SparesCataloguePage.tsx').then((m) => m.sparesCatalogueRoute),
  },
  { path: '/parts-request', ...sparesRequest },
  { path: '/electronics', ...sparesRequest },
  { path: '/details/:id/:parts?', ...details },
  { path: '/Car/:id', ...details },
  {
    path: '/my-basket',
    source: 'src/basket/BasketPage.tsx',
    domains: ['basket', 'door', 'countries', 'garage'],
    load: () => import('../basket/BasketPage.tsx').then((m) => ({ Page: m.BasketPage })),
  },
  {
    path: '/checkout',
    source: 'src/checkout/CheckoutPage.tsx',
    domains: ['checkout', 'countries'],
    load: () => import('../checkout/CheckoutPage.tsx').then((m) => ({ Page: m.CheckoutPage })),
  },
  {
    path: '/review-order',
    source: 'src/checkout/ReviewPage.tsx',
    domains: ['checkout', 'door', 'countries', 'garage'],
    load: () => import('../checkout/ReviewPage.tsx').then((m) => ({ Page: m.ReviewPage })),
  },
  {
    path: '/confirm-order',
    source: 'src/checkout/ConfirmPage.tsx',
    domains: ['checkout', 'countries', 'garage'],
    load: () => import('../checkout/ConfirmPage.tsx').then((m) => ({ Page: m.ConfirmPage })),
  },
  ...savedRoutes,
  ...accountRoutes,
  {
    path: '/best-export-deals/g-landing',
    source: 'src/deals/ExportDealsPage.tsx',
    domains: ['deals', 'vehicle'],
    load: () => import('../deals/ExportDealsPage.tsx').then((m) => m.exportDealsRoute),
  },
  {
    path: '/deals',
    source: 'src/deals/DealsPage.tsx',
    domains: ['deals', 'vehicle'],
    load: () => import('../deals/DealsPage.tsx').then((m) => m.dealsRoute),
  },
  {
    path: '/flash-discount',
    source: 'src/deals/FlashDiscountPage.tsx',
    domains: ['deals'],
    load: () => import('../deals/FlashDiscountPage.tsx').then((m) => m.flashDiscountRoute),
  },
  {
    path: '/flash-discount-confirm',
    source: 'src/deals/FlashDiscountConfirmPage.tsx',
    domains: ['deals'],
    load: () =>
      import('../deals/FlashDiscountConfirmPage.tsx').then((m) => ({
        Page: m.FlashDiscountConfirmPage,
      })),
  },
  {
    path: '/latest',
    source: 'src/articles/ArticlesPage.tsx',
    domains: ['articles'],
    load: () => import('../articles/ArticlesPage.tsx').then((m) => m.articlesRoute),
  },
  {
    path: '/latest/:slug/:id',
    source: 'src/articles/ArticlePage.tsx',
    domains: ['articles'],
    load: () => import('../articles/ArticlePage.tsx').then((m) => m.articleRoute),
  },
  {
    path: '/about-us',
    source: 'src/static-pages/AboutPage.tsx',
    domains: ['company'],
    load: () => import('../static-pages/AboutPage.tsx').then((m) => ({ Page: m.AboutPage })),
  },
  {
    path: '/advertise-with-us',
    source: 'src/static-pages/AdvertisePage.tsx',
    domains: ['company'],
    load: () =>
      import('../static-pages/AdvertisePage.tsx').then((m) => ({ Page: m.AdvertisePage })),
  },
  {
    path: '/bulk-stock-procurement',
    source: 'src/requests/BulkStockPage.tsx',
    domains: ['requests'],
    load: () => import('../requests/BulkStockPage.tsx').then((m) => ({ Page: m.BulkStockPage })),
  },
  {
    path: '/careers/national-marketing-manager',
    source: 'src/static-pages/MarketingManagerPage.tsx',
    domains: ['company'],
    load: () =>
      import('../static-pages/MarketingManagerPage.tsx').then((m) => ({
        Page: m.MarketingManagerPage,
      })),
  },
  {
    path: '/careers/technical-assessment',
    source: 'src/requests/AssessmentPage.tsx',
    domains: ['requests'],
    load: () => import('../requests/AssessmentPage.tsx').then((m) => ({ Page: m.AssessmentPage })),
  },
  {
    path: '/commercial-vehicles',
    source: 'src/static-pages/CommercialVehiclesPage.tsx',
    domains: ['company', 'vehicle'],
    load: () =>
      import('../static-pages/CommercialVehiclesPage.tsx').then((m) => m.commercialVehiclesRoute),
  },
  ...guideRoutes,
  {
    path: '/help-contact',
    source: 'src/static-pages/HelpContactPage.tsx',
    domains: ['help'],
    load: () =>
      import('../static-pages/HelpContactPage.tsx').then((m) => ({ Page: m.HelpContactPage })),
  },
  {
    path: '/how-to-buy',
    source: 'src/static-pages/HowToBuyPage.tsx',
    domains: ['howToBuy', 'countries'],
    load: () => import('../static-pages/HowToBuyPage.tsx').then((m) => m.howToBuyRoute),
  },
  {
    path: '/local-services',
    source: 'src/static-pages/LocalServicesPage.tsx',
    domains: ['company', 'countries'],
    load: () =>
      import('../static-pages/LocalServicesPage.tsx').then((m) => ({ Page: m.LocalServicesPage })),
  },
  {
    path: '/privacy-policy',
    source: 'src/static-pages/PrivacyPage.tsx',
    domains: ['privacy'],
    load: () => import('../static-pages/PrivacyPage.tsx').then((m) => ({ Page: m.PrivacyPage })),
  },
  {
    path: '/supporter-programme/home',
    source: 'src/static-pages/SupporterHomePage.tsx',
    domains: ['programme'],
    load: () =>
      import('../static-pages/SupporterHomePage.tsx').then((m) => ({ Page: m.SupporterHomePage })),
  },
  {
    path: '/supporter-programme/how',
    source: 'src/static-pages/SupporterHowPage.tsx',
    domains: ['programme'],
    load: () =>
      import('../static-pages/SupporterHowPage.tsx').then((m) => ({ Page: m.SupporterHowPage })),
  },
  {
    path: '/supporter-programme/compensation',
    source: 'src/static-pages/SupporterCompensationPage.tsx',
    domains: ['programme'],
    load: () =>
      import('../static-pages/SupporterCompensationPage.tsx').then((m) => ({
        Page: m.SupporterCompensationPage,
      })),
  },
  {
    path: '/supporter-programme/tools',
    source: 'src/static-pages/SupporterToolsPage.tsx',
    domains: ['programme'],
    load: () =>
      import('../static-pages/SupporterToolsPage.tsx').then((m) => ({
        Page: m.SupporterToolsPage,
      })),
  },
  {
    path: '/terms-and-conditions',
    source: 'src/static-pages/TermsPage.tsx',
    domains: ['terms'],
    load: () => import('../static-pages/TermsPage.tsx').then((m) => ({ Page: m.TermsPage })),
  },
  ...portalPaths.map((path) => ({ path, ...portalRoute })),
  {
    path: '*',
    source: 'src/app/NotFoundPage.tsx',
    load: () => import('./NotFoundPage.tsx').then((m) => m.notFoundRoute),
  },
]
