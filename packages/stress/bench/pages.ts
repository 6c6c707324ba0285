import { gzipSync } from 'node:zlib'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { report } from '../report.ts'
import { type Aggregate, listAggregates, nameOf } from './queries.ts'
import { load, walk } from './search.ts'

interface Site {
  db: Database
  origin: string
  listings: number
  seconds: number
  /** Of the process that draws, in milliseconds. */
  cpu: () => number
}

/** Pages per second, each drawn for the first time, and the size of a first visit: every script the page names, gzip -9. */
export async function timePages({ db, origin, listings, seconds, cpu }: Site) {
  const pages = [
    { page: 'home', path: '/', paths: walk(['/']) },
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
    const [js, css] = [await weigh(origin, scripts), await weigh(origin, sheets)]
    report({
      figure: 'first load',
      page,
      listings,
      js_kb_gzip: js,
      css_kb_gzip: css,
      html_kb_gzip: kilobytes(gzipSync(html, { level: 9 }).length),
    })
    const found = await load({ url: origin, paths, seconds, connections: 32, cpu })
    report({ figure: 'rendered pages per second', page, listings, ...found })
  }
}

/** Every vehicle's page in turn, those of one time far from each other. */
function* detailsPages(listings: number): Generator<string, never> {
  for (let turn = 0; ; turn += 1) yield `/details/${1 + ((turn * 7919) % listings)}`
}

/** Every make and model with one price after the other: no page comes twice. */
function* searchPages(aggregates: readonly Aggregate[]): Generator<string, never> {
  for (let price = 8000; ; price += 1) {
    for (const aggregate of aggregates) {
      const { make = '*', model = '*' } = nameOf(aggregate)
      yield `/search/1/0/${price}/1/${make}/${model}/0`
    }
  }
}

async function weigh(origin: string, urls: Set<string>): Promise<number> {
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
