import type { AppRoute } from './load-route.ts'

/** What it costs to bring a car in, and whether one may: part of the table of contents. */
export const importRoutes: readonly AppRoute[] = [
  {
    path: '/calculator',
    source: 'src/calculator/CalculatorPage.tsx',
    domains: ['calculator', 'countries', 'door'],
    load: () => import('../calculator/CalculatorPage.tsx').then((m) => m.calculatorRoute),
  },
  {
    path: '/import',
    source: 'src/import-guide/ImportGuidesPage.tsx',
    domains: ['importGuide'],
    load: () => import('../import-guide/ImportGuidesPage.tsx').then((m) => m.importGuidesRoute),
  },
  {
    path: '/import/:country',
    source: 'src/import-guide/ImportGuidePage.tsx',
    domains: ['countries', 'door', 'importGuide'],
    load: () => import('../import-guide/ImportGuidePage.tsx').then((m) => m.importGuideRoute),
  },
]
