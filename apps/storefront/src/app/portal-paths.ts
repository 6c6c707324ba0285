import type { AppRoute } from './load-route.ts'

/** Pages of the portal, by the names that the specification gives them (decisions 3). */
export const portalPaths = [
  '/profile',
  '/my-downline',
  '/vendor-dashboard',
  '/supporter-dashboard',
  '/supporter-training',
  '/advertising-tools',
  '/orders/:id',
  '/messages/new',
  '/messages/:id',
  '/vendor/*',
  // The way back: the portal's hand-over arrives here.
  '/sso',
]

/** Leads on to the portal. */
export const portalRoute: Omit<AppRoute, 'path'> = {
  source: 'src/app/PortalPage.tsx',
  load: () => import('./PortalPage.tsx').then((m) => ({ Page: m.PortalPage })),
}
