/** What is somebody's own, or of no use to a searcher (buyer spec §6; decisions 3). */
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
  '/my-downline',
  '/vendor',
  '/supporter-dashboard',
  '/supporter-training',
  '/advertising-tools',
]

/** The shop's robots.txt; the portal, which has no origin to tell, is closed altogether. */
export function robotsText(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n'
  const lines = closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
