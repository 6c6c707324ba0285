import type { RouteLocation } from '../shared/addresses/route.ts'

/** The second segment of /sellers/{id}; null when it is no id. */
export function sellerId(segment: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(segment ?? '') ? Number(segment) : null
  return id !== null && id <= 2_147_483_647 ? id : null
}

/** The pages of the two lists, which the address names apart. */
export function sellerPages(search: RouteLocation['search']) {
  return { stock: pageIn(search.get('page')), reviews: pageIn(search.get('reviews')) }
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
}
