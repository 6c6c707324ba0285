import { matchRoutes } from 'react-router-dom'
import { laterPaths } from './later-pages.ts'
import type { AppRoute } from './load-route.ts'

const auth: Omit<AppRoute, 'path'> = {
  source: 'src/auth/AuthPage.tsx',
  load: () => import('../auth/AuthPage.tsx').then((m) => ({ Page: m.AuthPage })),
}
const home: Omit<AppRoute, 'path'> = {
  source: 'src/home/HomePage.tsx',
  load: () => import('../home/HomePage.tsx').then((m) => m.homeRoute),
}
const details: Omit<AppRoute, 'path'> = {
  source: 'src/details/ProductPage.tsx',
  load: () => import('../details/ProductPage.tsx').then((m) => m.productRoute),
}
const portal: Omit<AppRoute, 'path'> = {
  source: 'src/app/PortalPage.tsx',
  load: () => import('./PortalPage.tsx').then((m) => ({ Page: m.PortalPage })),
}
const later: Omit<AppRoute, 'path'> = {
  source: 'src/app/LaterPage.tsx',
  load: () => import('./LaterPage.tsx').then((m) => ({ Page: m.LaterPage })),
}

/** Rooms of the portal, by the names that the specification gives them (decisions 3). */
const portalPaths = [
  '/profile',
  '/my-downline',
  '/vendor-dashboard',
  '/supporter-dashboard',
  '/supporter-training',
  '/advertising-tools',
  '/vendor/*',
]

/** The table of contents of the shop (buyer spec §2). react-router ranks them, the order is for reading. */
export const routes: readonly AppRoute[] = [
  { path: '/', ...home },
  { path: '/stage', ...home },
  {
    path: '/search',
    source: 'src/search/SearchFormPage.tsx',
    load: () => import('../search/SearchFormPage.tsx').then((m) => m.searchFormRoute),
  },
  {
    path: '/search/:page/:min/:max/:st/:sv/:svm/:sorted',
    source: 'src/search/VehicleSearchPage.tsx',
    load: () => import('../search/VehicleSearchPage.tsx').then((m) => m.vehicleSearchRoute),
  },
  {
    path: '/search/:make/:first?/:second?/:third?',
    source: 'src/search/VehicleSearchPage.tsx',
    load: () => import('../search/VehicleSearchPage.tsx').then((m) => m.makeSearchRoute),
  },
  { path: '/details/:id/:parts?', ...details },
  { path: '/Car/:id', ...details },
  {
    path: '/my-basket',
    source: 'src/basket/BasketPage.tsx',
    load: () => import('../basket/BasketPage.tsx').then((m) => ({ Page: m.BasketPage })),
  },
  {
    path: '/checkout',
    source: 'src/checkout/CheckoutPage.tsx',
    load: () => import('../checkout/CheckoutPage.tsx').then((m) => ({ Page: m.CheckoutPage })),
  },
  {
    path: '/review-order',
    source: 'src/checkout/ReviewPage.tsx',
    load: () => import('../checkout/ReviewPage.tsx').then((m) => ({ Page: m.ReviewPage })),
  },
  {
    path: '/confirm-order',
    source: 'src/checkout/ConfirmPage.tsx',
    load: () => import('../checkout/ConfirmPage.tsx').then((m) => ({ Page: m.ConfirmPage })),
  },
  { path: '/login', ...auth },
  { path: '/login-a', ...auth },
  { path: '/login-b', ...auth },
  { path: '/login-c', ...auth },
  { path: '/auth-reset', ...auth },
  {
    path: '/activate/:uid/:token',
    source: 'src/auth/ActivatePage.tsx',
    load: () => import('../auth/ActivatePage.tsx').then((m) => ({ Page: m.ActivatePage })),
  },
  {
    path: '/resend-activation-link',
    source: 'src/auth/ResendActivationPage.tsx',
    load: () =>
      import('../auth/ResendActivationPage.tsx').then((m) => ({ Page: m.ResendActivationPage })),
  },
  {
    path: '/password/reset/confirm/:uid/:token',
    source: 'src/auth/ConfirmResetPage.tsx',
    load: () => import('../auth/ConfirmResetPage.tsx').then((m) => ({ Page: m.ConfirmResetPage })),
  },
  ...portalPaths.map((path) => ({ path, ...portal })),
  ...laterPaths.map((path) => ({ path, ...later })),
  {
    path: '*',
    source: 'src/app/NotFoundPage.tsx',
    load: () => import('./NotFoundPage.tsx').then((m) => m.notFoundRoute),
  },
]

export interface RouteMatch {
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

const candidates = routes.map((route) => ({ path: route.path, id: route.path }))

export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(candidates, pathname) ?? []
  const route = routes.find(({ path }) => path === match?.route.path)
  // `*` matches everything but a path that cannot be decoded.
  return { route: route ?? (routes.at(-1) as AppRoute), params: match?.params ?? {} }
}
