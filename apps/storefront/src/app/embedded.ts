import type { Site } from '../shared/page/settings.ts'
import type { Assets } from './Document.tsx'
import type { FetchedQueries } from './store.ts'

/** The data that the server's page hands to the browser's script. */
export interface Embedded {
  site: Site
  assets: Assets
  queries: FetchedQueries
}
