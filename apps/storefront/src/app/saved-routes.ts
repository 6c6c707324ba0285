import type { AppRoute } from './load-route.ts'

/** What somebody keeps, has seen, compares, drives and is told, and who sells it. Part of the table of contents. */
export const savedRoutes: readonly AppRoute[] = [
  {
    path: '/offline',
    source: 'src/offline/OfflinePage.tsx',
    domains: ['offline'],
    load: () => import('../offline/OfflinePage.tsx').then((m) => m.offlineRoute),
  },
  {
    path: '/favourites',
    source: 'src/favourites/FavouritesPage.tsx',
    domains: ['favourites', 'door', 'vehicle'],
    load: () => import('../favourites/FavouritesPage.tsx').then((m) => m.favouritesRoute),
  },
  {
    path: '/seen',
    source: 'src/favourites/SeenPage.tsx',
    domains: ['favourites', 'door', 'vehicle'],
    load: () => import('../favourites/SeenPage.tsx').then((m) => m.seenRoute),
  },
  {
    path: '/compare',
    source: 'src/favourites/ComparePage.tsx',
    domains: ['favourites', 'details', 'door', 'vehicle'],
    load: () => import('../favourites/ComparePage.tsx').then((m) => m.compareRoute),
  },
  {
    path: '/my-vehicles',
    source: 'src/favourites/GaragePage.tsx',
    domains: ['garage', 'favourites', 'vehicle'],
    load: () => import('../favourites/GaragePage.tsx').then((m) => m.garageRoute),
  },
  {
    path: '/shared-list',
    source: 'src/favourites/SharedListPage.tsx',
    domains: ['favourites', 'door', 'vehicle'],
    load: () => import('../favourites/SharedListPage.tsx').then((m) => m.sharedListRoute),
  },
  {
    path: '/sellers/:id',
    source: 'src/sellers/SellerPage.tsx',
    domains: ['seller', 'favourites', 'countries', 'door', 'vehicle'],
    load: () => import('../sellers/SellerPage.tsx').then((m) => m.sellerRoute),
  },
  {
    path: '/alerts',
    source: 'src/alerts/AlertsPage.tsx',
    domains: ['alerts', 'favourites'],
    load: () => import('../alerts/AlertsPage.tsx').then((m) => m.alertsRoute),
  },
  {
    path: '/stop-alerts/:token',
    source: 'src/alerts/StopAlertsPage.tsx',
    domains: ['alerts'],
    load: () => import('../alerts/StopAlertsPage.tsx').then((m) => m.stopAlertsRoute),
  },
]
