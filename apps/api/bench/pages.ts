import { gzipSync } from 'node:zlib'
import { load, walk } from './search.ts'
import { report } from './percentile.ts'

const pages = [
  ['home', '/'],
  ['search', '/search/1/0/0/1/*/*/0'],
  ['details', '/details/1'],
] as const

/** Pages per second, and the size of a first visit: every script the page names, gzip -9. */
export async function timePages(origin: string, listings: number, seconds: number) {
  for (const [page, path] of pages) {
    const html = await (await fetch(origin + path)).text()
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url ?? ''),
    )
    const sheets = new Set(
      [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, url]) => url ?? ''),
    )
    const [js, css] = [await weigh(origin, scripts), await weigh(origin, sheets)]
    report({
      figure: 'first load',
      page,
      listings,
      js_kb_gzip: js,
      css_kb_gzip: css,
      html_kb_gzip: kilobytes(gzipSync(html, { level: 9 }).length),
    })
    const distinct =
      page === 'details'
        ? Array.from({ length: 2000 }, (_, index) => `/details/${1 + ((index * 7919) % listings)}`)
        : [path]
    const { rps, errors } = await load({ url: origin, paths: walk(distinct), seconds })
    report({ figure: 'rendered pages per second', page, listings, rps, errors })
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
