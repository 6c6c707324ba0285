import { entryScript } from '../assets.ts'
import type { Embedded } from '../embedded.ts'
import { offeredLanguages } from '../languages-offered.ts'
import { firstScript } from './first-script.ts'
import { cachedJson, scriptJson } from './script-json.ts'

interface Scripts extends Embedded {
  nonce: string
}

const head = '<head>'
const end = '</body></html>'

/**
 * Adds to a drawn document what React need not know of: the scripts, and the data that they take over. A document
 * that is drawn at once has no doctype, either.
 */
export function completeDocument(html: string, { nonce, ...embedded }: Scripts): string {
  const offered = offeredLanguages({ drafts: embedded.site.draftLanguages })
  const place = html.indexOf(head) + head.length
  return `<!DOCTYPE html>${html.slice(html.indexOf('<html'), place)}<script nonce="${nonce}">${firstScript(offered)}</script><link rel="modulepreload" fetchPriority="low" nonce="${nonce}" href="${entryScript}"/>${html.slice(place, -end.length)}<script nonce="${nonce}">${statementOf(embedded)}</script><script type="module" src="${entryScript}" nonce="${nonce}" async=""></script>${end}`
}

function statementOf({ site, assets, queries }: Embedded): string {
  const answers = Object.entries(queries).map(
    ([key, query]) => `${scriptJson(key)}:${queryJson(query ?? {})}`,
  )
  return `window.bandari={"site":${scriptJson(site)},"assets":${cachedJson(assets)},"queries":{${answers.join(',')}}}`
}

/** With its answer as the API wrote it. */
function queryJson({ data, ...query }: { data?: unknown }): string {
  const known = scriptJson(query)
  return data === undefined ? known : `${known.slice(0, -1)},"data":${cachedJson(data)}}`
}
