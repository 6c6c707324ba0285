/** Vehicles in the attacked shop. */
export const listings = 2000

/**
 * The nth request of a visitor: one product's page, which is cached for some seconds; searches, which are not cached; or pages
 * of so many products that none is cached.
 */
export const visits = {
  page: () => '/details/1',
  search: (n: number) => `/api/vehicles/?page=${1 + (n % 50)}`,
  pages: (n: number) => `/details/${1 + ((n * 7919) % listings)}`,
} as const satisfies Record<string, (n: number) => string>

export type VisitKind = keyof typeof visits
