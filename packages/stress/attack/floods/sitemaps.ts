import type { Flood } from './flood.ts'
import { get, repeatConcurrently } from './flood-client.ts'

/** The longest sitemap, which is public. */
export const sitemaps: Flood = {
  name: 'sitemap',
  run: (target) => repeatConcurrently(() => get(target, '/sitemaps/vehicles-1.xml')),
}
