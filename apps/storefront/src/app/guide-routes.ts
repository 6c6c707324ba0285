import type { AppRoute } from './load-route.ts'

const verify: Omit<AppRoute, 'path'> = {
  source: 'src/verify/VerifyPage.tsx',
  domains: ['verify'],
  load: () => import('../verify/VerifyPage.tsx').then((m) => m.verifyRoute),
}

/**
 * Before money is sent: what it costs to bring a car in, whether one may, and whether an invoice is real. Part of the table
 * of contents.
 */
export const guideRoutes: readonly AppRoute[] = [
  {
    path: '/cars/*',
    source: 'src/cars/CarsPage.tsx',
    domains: ['carPages', 'countries', 'door', 'vehicle'],
    load: () => import('../cars/CarsPage.tsx').then((m) => m.carsRoute),
  },
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
  { path: '/verify', ...verify },
  {
    path: '/shared-papers',
    source: 'src/shared-documents/SharedDocumentsPage.tsx',
    domains: ['sharedPapers'],
    load: () =>
      import('../shared-documents/SharedDocumentsPage.tsx').then((m) => m.sharedDocumentsRoute),
  },
  {
    path: '/request-answers',
    source: 'src/request-answers/RequestAnswersPage.tsx',
    domains: ['requestAnswers'],
    load: () =>
      import('../request-answers/RequestAnswersPage.tsx').then((m) => m.requestAnswersRoute),
  },
  { path: '/verify/:code', ...verify },
]
