/** Seconds that a rendered public page serves everybody who asks for the same address. */
export const pageMaxAge = 5

/** Seconds in which a browser may show it once more while it asks for a new one. */
export const pageStaleWhileRevalidate = 30

/** Seconds that a page serves which says whether something can still be bought; no browser keeps it unasked. */
export const stockPageMaxAge = 1

/** Seconds that search engines may keep a list of products; they come a few times a day. */
export const sitemapMaxAge = 3600

/** Seconds for the list of pages that staff write, which must be current within the minute, too. */
export const pagesSitemapMaxAge = 30
