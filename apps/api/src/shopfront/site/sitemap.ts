import type { ArticleEntry, ProductEntry, SearchEntry } from './sitemap.store.ts'

/** The sitemaps' XML (sitemaps.org, 0.9). Every text in them is escaped. */

export interface Entry {
  /** Path, or whole address. */
  path: string
  modified?: Date
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const urlsetStart = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}">\n`
export const urlsetEnd = '</urlset>\n'

export function urlEntries(origin: string, entries: readonly Entry[]): string {
  return entries.map((entry) => element('url', origin, entry)).join('')
}

export function sitemapIndex(origin: string, files: readonly Entry[]): string {
  const lines = files.map((file) => element('sitemap', origin, file)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${schema}">\n${lines}</sitemapindex>\n`
}

function element(name: string, origin: string, { path, modified }: Entry): string {
  const lastmod = modified ? `<lastmod>${modified.toISOString().slice(0, 19)}Z</lastmod>` : ''
  return `<${name}><loc>${escape(origin + path)}</loc>${lastmod}</${name}>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The canonical address of each page, as its own `PageHead` says it. */
export function productPage({ id, class: ofClass, modified }: ProductEntry): Entry {
  return { path: ofClass === 'parts' ? `/details/${id}/parts` : `/details/${id}`, modified }
}

export function searchPage({ class: ofClass, make, model }: SearchEntry): Entry {
  const segments = [1, 0, 0, ofClass === 'cars' ? 1 : 2, make, model ?? '*', 0]
  return { path: `/search/${segments.map(encodeURIComponent).join('/')}` }
}

export function articlePage({ id, slug, modified }: ArticleEntry): Entry {
  return { path: `/latest/${encodeURIComponent(slug)}/${id}`, modified }
}
