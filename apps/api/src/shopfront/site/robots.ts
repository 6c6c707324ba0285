/** Pages that are personal, or useless to a searcher (buyer spec §6; decisions 3). */
const closed = [
  '/api/',
  '/my-basket',
  '/checkout',
  '/review-order',
  '/confirm-order',
  '/login',
  '/auth-reset',
  '/activate/',
  '/password/',
  '/resend-activation-link',
  '/profile',
  '/orders/',
  '/messages/',
  '/my-downline',
  '/vendor',
  '/supporter-dashboard',
  '/supporter-training',
  '/advertising-tools',
  '/sso',
]

/** The shop's robots.txt; the portal is closed altogether, so its file needs no origin. */
export function robotsText(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n'
  const lines = closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
