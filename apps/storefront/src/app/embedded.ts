import type { Site } from '../shared/settings.ts'
import type { Assets } from './Document.tsx'
import type { FetchedQueries } from './store.ts'

/** The data that the server's page hands to the browser's script. */
export interface Embedded {
  site: Site
  assets: Assets
  queries: FetchedQueries
}

/** As a statement for an inline script: every `<` escaped, so that no text can close the element. */
export function embeddedScript(embedded: Embedded): string {
  return `window.bandari=${JSON.stringify(embedded).replaceAll('<', '\\u003c')}`
}
