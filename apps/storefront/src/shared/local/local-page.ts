/** The page of a list whose number stands in the query string; anything else than a number is the first. */
export function localPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Buyer spec §9. */
export const localPageSize = 25
