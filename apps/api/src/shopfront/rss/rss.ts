import { escapeHtml } from '../../core/escape-html.ts'

/** New stock as RSS 2.0 (rssboard.org/rss-specification), with the address of the feed itself (RSS profile, atom:link). */

export interface RssItem {
  title: string
  /** Absolute; also what the item is known by. */
  link: string
  description: string
  published: Date
  /** Address of a JPEG; null where there is none. */
  picture: string | null
}

export interface RssChannel {
  title: string
  description: string
  /** The page that lists the same. */
  link: string
  /** The address of the feed. */
  self: string
  /** Code of the language, as RSS lists them: `en`. */
  language: string
  items: readonly RssItem[]
}

/** Minutes for which a reader may keep what it has. */
const minutesToLive = 60

export function writeRss({ title, description, link, self, language, items }: RssChannel): string {
  const newest = newestOf(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    ...(newest === null ? [] : [element('lastBuildDate', newest.toUTCString())]),
    element('ttl', String(minutesToLive)),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Null where there is nothing. */
export function newestOf(items: readonly RssItem[]): Date | null {
  const times = items.map(({ published }) => published.getTime())
  return times.length === 0 ? null : new Date(Math.max(...times))
}

function itemElement({ title, link, description, published, picture }: RssItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    element('pubDate', published.toUTCString()),
    element('description', description),
    // The bytes of a rendition are not known before it is made; the RSS profile has 0 for that.
    ...(picture === null
      ? []
      : [`<enclosure url="${xmlText(picture)}" length="0" type="image/jpeg"/>`]),
    '</item>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

/** Escaped, and without the characters that XML 1.0 cannot hold. */
function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''))
}
