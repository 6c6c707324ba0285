import type { AppRoute } from './load-route.ts'

const auth: Omit<AppRoute, 'path'> = {
  source: 'src/auth/AuthPage.tsx',
  domains: ['auth', 'countries'],
  load: () => import('../auth/AuthPage.tsx').then((m) => m.authRoute),
}

/** Signing in and up, and where mailed links about an account lead. Part of the table of contents. */
export const accountRoutes: readonly AppRoute[] = [
  { path: '/login', ...auth },
  { path: '/login-a', ...auth },
  { path: '/login-b', ...auth },
  { path: '/login-c', ...auth },
  { path: '/auth-reset', ...auth },
  {
    path: '/activate/:uid/:token',
    source: 'src/auth/ActivatePage.tsx',
    domains: ['auth'],
    load: () => import('../auth/ActivatePage.tsx').then((m) => ({ Page: m.ActivatePage })),
  },
  {
    path: '/resend-activation-link',
    source: 'src/auth/ResendActivationPage.tsx',
    domains: ['auth'],
    load: () =>
      import('../auth/ResendActivationPage.tsx').then((m) => ({ Page: m.ResendActivationPage })),
  },
  {
    path: '/password/reset/confirm/:uid/:token',
    source: 'src/auth/ConfirmResetPage.tsx',
    domains: ['auth'],
    load: () => import('../auth/ConfirmResetPage.tsx').then((m) => ({ Page: m.ConfirmResetPage })),
  },
]
