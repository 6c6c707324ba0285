/**
 * Paths of the specification whose screens come with a later release. They lead to one page that says so;
 * a path leaves this list the day its screen is there.
 */
export const laterPaths: readonly string[] = [
  '/about-us',
  '/auto-parts/:slug?/:category?',
  '/best-export-deals/g-landing',
  '/bulk-stock-procurement',
  '/careers/national-marketing-manager',
  '/careers/technical-assessment',
  '/commercial-vehicles',
  '/deals',
  '/electronics',
  '/flash-discount',
  '/flash-discount-confirm',
  '/help-contact',
  '/how-to-buy',
  '/item-details/:id/:price',
  '/latest/:slug/:id',
  '/local-services',
  '/partner-one-search/:q/:min/:max/:page/:sort',
  '/partner-one-search-cat/:q/:min/:max/:page/:sort/:type',
  '/privacy-policy',
  '/search/cat-search-men',
  '/search/cat-search-women',
  '/supporter-programme/:page',
  '/terms-and-conditions',
]
