/** How many vehicles the shop under attack has. */
export const listings = 2000

/**
 * What a visitor asks for at the nth time: the page of a product as it is kept for everybody for some seconds, searches
 * that are not kept, and pages of so many products that none is a kept one.
 */
export const visits = {
  page: () => '/details/1',
  search: (n: number) => `/api/vehicles/?page=${1 + (n % 50)}`,
  pages: (n: number) => `/details/${1 + ((n * 7919) % listings)}`,
} as const satisfies Record<string, (n: number) => string>

export type VisitKind = keyof typeof visits
