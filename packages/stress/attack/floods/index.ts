import { exports } from './exports.ts'
import type { Flood } from './flood.ts'
import { invoices } from './invoices.ts'
import { pages } from './pages.ts'
import { renditions } from './renditions.ts'
import { sitemaps } from './sitemaps.ts'

export const floods: readonly Flood[] = [invoices, pages, exports, sitemaps, renditions]
