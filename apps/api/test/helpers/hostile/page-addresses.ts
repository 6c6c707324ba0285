import { pick, type Random } from '@bandari/api/test/helpers/random.ts'
import { encoded, hostileText } from '@bandari/api/test/helpers/hostile/hostile-values.ts'

/** Addresses outside of the contract; each asterisk becomes something hostile. */
const addresses = [
  '/',
  '//',
  '//*',
  '/*',
  '/sw/*',
  '/sw//',
  '/fr/find?q=*',
  '/find?q=*',
  '/find?q=*&literal=*',
  '/search/1/0/0/1/*/*/0',
  '/search/*/*/*/1/*/*/*',
  '/search/*/*',
  '/search?*=*',
  '/search?fuel=*&year__range=*',
  '/partner-one-search/*/0/0/1/*',
  '/partner-one-search-cat/*/*/*/*/*/*',
  '/item-details/*/*',
  '/product-search/*',
  '/product-search?q=*',
  '/auto-parts/*/*',
  '/details/*',
  '/details/1/*',
  '/Car/*',
  '/activate/*/*',
  '/password/reset/confirm/*/*',
  '/latest/*/*',
  '/login?next=*',
  '/media/*',
  '/brands/*.svg',
  '/sitemaps/*',
  '/robots.txt?*',
  '/mailbox?to=*',
  '/mailbox/*',
  '/api/dev/mails?to=*',
  '/api/dev/mails/*/attachments/*',
  '/api/*',
  '/api//*',
  '/assets/*',
  '/portal-assets/*',
]

export function pageAddress(random: Random): string {
  return pick(addresses, random).replaceAll('*', () => {
    const text = hostileText(random)
    // Some are sent as they are, as no browser would.
    return random() < 0.1 && /^[\x21-\x7e]+$/.test(text) ? text : encoded(text)
  })
}
