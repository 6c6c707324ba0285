/** The page number of a list from the query string; 1 when it is not a number. */
export function localPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Buyer spec §9. */
export const localPageSize = 25
