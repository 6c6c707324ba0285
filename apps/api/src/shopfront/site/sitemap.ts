import { inLanguage, type Language, offeredLanguages, sourceLanguage } from '@bandari/i18n'
import type { ArticleEntry, ProductEntry, SearchEntry } from './sitemap.store.ts'

/** The sitemaps' XML (sitemaps.org, 0.9). Every text in them is escaped. */

export interface Entry {
  /** Path, or whole address. */
  path: string
  modified?: Date
  /** The languages of its content, where these are not all that the shop is offered in. */
  languages?: readonly Language[]
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const links = 'http://www.w3.org/1999/xhtml'

export const urlsetStart = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}" xmlns:xhtml="${links}">\n`
export const urlsetEnd = '</urlset>\n'

/** Each page once in each language, and with it the addresses of the others. */
export function urlEntries(
  origin: string,
  entries: readonly Entry[],
  offered: readonly Language[] = offeredLanguages,
): string {
  return entries.map((entry) => inLanguages(origin, entry, offered)).join('')
}

function inLanguages(origin: string, entry: Entry, offered: readonly Language[]): string {
  const { path, languages = offered } = entry
  const own = offered.filter((language) => languages.includes(language))
  const write = (language: Language, beside = '') =>
    element('url', origin, { ...entry, path: inLanguage(path, language) }, beside)
  if (own.length < 2) return write(own[0] ?? sourceLanguage)
  const alternates = own.map((language) => link(language, origin + inLanguage(path, language)))
  const anyone = own.includes(sourceLanguage) ? [link('x-default', origin + path)] : []
  const beside = [...alternates, ...anyone].join('')
  return own.map((language) => write(language, beside)).join('')
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`
}

export function sitemapIndex(origin: string, files: readonly Entry[]): string {
  const lines = files.map((file) => element('sitemap', origin, file)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${schema}">\n${lines}</sitemapindex>\n`
}

function element(name: string, origin: string, { path, modified }: Entry, beside = ''): string {
  const lastmod = modified ? `<lastmod>${modified.toISOString().slice(0, 19)}Z</lastmod>` : ''
  return `<${name}><loc>${escape(origin + path)}</loc>${lastmod}${beside}</${name}>\n`
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
  const segments = [1, 0, 0, ofClass === 'cars' ? 1 : 2, make, model ?? '*', '*']
  return { path: `/search/${segments.map(encodeURIComponent).join('/')}` }
}

/** The page of who sells. */
export function sellerPage(id: number): Entry {
  return { path: `/sellers/${id}` }
}

/** The page about what a country asks of an imported car. */
export function importPage(slug: string): Entry {
  return { path: `/import/${slug}` }
}

export function articlePage({ modified, languages, ...article }: ArticleEntry): Entry {
  return { path: articlePath(article), modified, languages }
}

export function articlePath({ id, slug }: Pick<ArticleEntry, 'id' | 'slug'>): string {
  return `/latest/${encodeURIComponent(slug)}/${id}`
}
