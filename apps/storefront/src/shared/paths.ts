import { makePath, type MakeSearch, type VehicleQuery, vehiclesPath } from './vehicle-query.ts'

/** Every address of the storefront that something links to. No path is put together anywhere else. */
export const paths = {
  home: () => '/',
  searchForm: () => '/search',
  vehicles: (query: Partial<VehicleQuery> = {}) => vehiclesPath(query),
  vehiclesOfMake: (search: MakeSearch) => makePath(search),
  details: (id: number, kind: 'vehicle' | 'spare' = 'vehicle') =>
    kind === 'spare' ? `/details/${id}/parts` : `/details/${id}`,

  signIn: (next: string | null = null) =>
    next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`,
  signUp: () => '/login?tab=sign-up',
  resetPassword: () => '/auth-reset',
  resendActivation: () => '/resend-activation-link',

  basket: () => '/my-basket',
  checkout: () => '/checkout',
  review: () => '/review-order',
  confirm: (order: number) => `/confirm-order?order=${order}`,

  // Rooms of the portal, by their names on the storefront (decisions 3).
  profile: () => '/profile',
  advertise: () => '/advertising-tools',

  parts: () => '/auto-parts',
  about: () => '/about-us',
  howToBuy: () => '/how-to-buy',
  helpContact: () => '/help-contact',
  localServices: () => '/local-services',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
} as const
