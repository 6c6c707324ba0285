import { gzipSync } from 'node:zlib'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { report } from '../report.ts'
import { type Aggregate, listAggregates, aggregateQuery } from './queries.ts'
import { load, cycle } from './search.ts'

interface PagesOptions {
  db: Database
  origin: string
  listings: number
  seconds: number
  /** Processor time of the rendering process, in milliseconds. */
  cpu: () => number
}

/** Pages per second, each rendered for the first time, and the size of a first visit: the page with its scripts and styles, gzip -9. */
export async function timePages({ db, origin, listings, seconds, cpu }: PagesOptions) {
  const pages = [
    { page: 'home', path: '/', paths: cycle(['/']) },
    { page: 'search', path: '/search/1/0/0/1/*/*/0', paths: searchPages(await listAggregates(db)) },
    { page: 'details', path: '/details/1', paths: detailsPages(listings) },
  ]
  for (const { page, path, paths } of pages) {
    const html = await (await fetch(origin + path)).text()
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url ?? ''),
    )
    const sheets = new Set(
      [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, url]) => url ?? ''),
    )
    if (scripts.size === 0) throw new Error('The storefront is not built: pnpm build')
    const [js, css] = [await gzipKilobytes(origin, scripts), await gzipKilobytes(origin, sheets)]
    report({
      figure: 'first load',
      page,
      listings,
      js_kb_gzip: js,
      css_kb_gzip: css,
      html_kb_gzip: kilobytes(gzipSync(html, { level: 9 }).length),
    })
    const result = await load({ url: origin, paths, seconds, connections: 32, cpu })
    report({ figure: 'rendered pages per second', page, listings, ...result })
  }
}

/** Every vehicle's page. The step keeps consecutive pages far apart in the database. */
function* detailsPages(listings: number): Generator<string, never> {
  for (let n = 0; ; n += 1) yield `/details/${1 + ((n * 7919) % listings)}`
}

/** Every make and model at one price after another, so that no page repeats. */
function* searchPages(aggregates: readonly Aggregate[]): Generator<string, never> {
  for (let price = 8000; ; price += 1) {
    for (const aggregate of aggregates) {
      const { make = '*', model = '*' } = aggregateQuery(aggregate)
      yield `/search/1/0/${price}/1/${make}/${model}/0`
    }
  }
}

async function gzipKilobytes(origin: string, urls: Set<string>): Promise<number> {
  let bytes = 0
  for (const url of urls)
    bytes += gzipSync(Buffer.from(await (await fetch(origin + url)).arrayBuffer()), {
      level: 9,
    }).length
  return kilobytes(bytes)
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
