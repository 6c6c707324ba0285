import type { Flood } from './flood.ts'
import { get, sixteenAtOnce } from './sixteen.ts'

/** The longest of the lists for search engines, which anybody may read. */
export const sitemaps: Flood = {
  name: 'sitemap',
  run: (target) => sixteenAtOnce(() => get(target, '/sitemaps/vehicles-1.xml')),
}
