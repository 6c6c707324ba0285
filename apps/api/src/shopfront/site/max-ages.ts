/** Seconds for which a rendered public page is served to everybody who asks for the same address. */
export const pageMaxAge = 5

/** Seconds in which a browser may show it once more while it asks for a new one (`stale-while-revalidate`). */
export const pageStaleWhileRevalidate = 30

/**
 * Seconds for which a page is served that says whether something can still be bought; browsers always revalidate it.
 */
export const stockPageMaxAge = 1

/** Seconds that search engines may keep a list of products; they come a few times a day. */
export const sitemapMaxAge = 3600

/** Seconds for the list of pages that staff write, which must be current within the minute, too. */
export const pagesSitemapMaxAge = 30
