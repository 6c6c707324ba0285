import { parseXml, XmlElement } from '@rgrove/parse-xml'

/**
 * What the RSS 2.0 specification (rssboard.org/rss-specification) asks of a feed, and the RSS Advisory Board's profile of
 * its own address. The parser refuses what is no XML.
 */
export function rssFaults(text: string): string[] {
  const { root } = parseXml(text)
  const [channel] = root ? childrenOf(root, 'channel') : []
  if (root?.name !== 'rss' || root.attributes['version'] !== '2.0') return ['no RSS 2.0']
  if (!channel || elementsOf(root).length !== 1) return ['not one channel']
  const items = childrenOf(channel, 'item')
  const guids = items.map((item) => textOf(item, 'guid'))
  return [
    ...required.filter((name) => textOf(channel, name) === '').map((name) => `no ${name}`),
    ...unknownIn(channel, ofChannel),
    ...addressFaults(textOf(channel, 'link')),
    ...dateFaults(textOf(channel, 'lastBuildDate')),
    ...(/^[a-z]{2}(-[a-z]{2})?$/.test(textOf(channel, 'language')) ? [] : ['language']),
    ...selfFaults(channel),
    ...(new Set(guids).size === guids.length ? [] : ['a guid twice']),
    ...items.flatMap(itemFaults),
  ]
}

/** Its items, in their order. */
export function rssItems(text: string) {
  const { root } = parseXml(text)
  const channels = root ? childrenOf(root, 'channel') : []
  const items = channels.flatMap((channel) => childrenOf(channel, 'item'))
  return items.map((item) => ({
    title: textOf(item, 'title'),
    link: textOf(item, 'link'),
    published: new Date(textOf(item, 'pubDate')),
    description: textOf(item, 'description'),
  }))
}

const required = ['title', 'link', 'description'] as const

const ofChannel =
  `title link description language copyright managingEditor webMaster pubDate lastBuildDate category
  generator docs cloud ttl image rating textInput skipHours skipDays item atom:link`.split(/\s+/)

const ofItem =
  'title link description author category comments enclosure guid pubDate source'.split(' ')

function itemFaults(item: XmlElement): string[] {
  const [guid] = childrenOf(item, 'guid')
  const isPermaLink = guid?.attributes['isPermaLink'] !== 'false'
  return [
    ...unknownIn(item, ofItem),
    ...(textOf(item, 'title') + textOf(item, 'description') === '' ? ['an item says nothing'] : []),
    ...addressFaults(textOf(item, 'link')),
    ...(guid && isPermaLink ? addressFaults(guid.text) : []),
    ...dateFaults(textOf(item, 'pubDate')),
    ...childrenOf(item, 'enclosure').flatMap(({ attributes }) => [
      ...addressFaults(attributes['url'] ?? ''),
      ...(/^\d+$/.test(attributes['length'] ?? '') ? [] : ['length of an enclosure']),
      ...(/^[a-z]+\/[\w.+-]+$/.test(attributes['type'] ?? '') ? [] : ['type of an enclosure']),
    ]),
  ]
}

function selfFaults(channel: XmlElement): string[] {
  const links = childrenOf(channel, 'atom:link').filter(
    ({ attributes }) => attributes['rel'] === 'self',
  )
  const [self] = links
  return links.length === 1 && self
    ? addressFaults(self.attributes['href'] ?? '')
    : ['not one address of its own']
}

/** An element may be there once, but for those that a channel or an item has many of. */
function unknownIn(element: XmlElement, names: readonly string[]): string[] {
  const found = elementsOf(element).map(({ name }) => name)
  const many = ['item', 'category', 'atom:link']
  return [
    ...found.filter((name) => !names.includes(name)).map((name) => `unknown: ${name}`),
    ...found.filter((name, at) => !many.includes(name) && found.indexOf(name) !== at),
  ]
}

/** With a registered scheme (“Elements of <item>”). */
function addressFaults(text: string): string[] {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? [] : [`address: ${text}`]
}

/** RFC 822, with four digits of a year. */
function dateFaults(text: string): string[] {
  const form = /^(\w{3}, )?\d{1,2} \w{3} \d{4} \d{2}:\d{2}(:\d{2})? (GMT|UT|[+-]\d{4})$/
  return text === '' || (form.test(text) && !Number.isNaN(Date.parse(text)))
    ? []
    : [`date: ${text}`]
}

const elementsOf = (element: XmlElement) =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement)

const childrenOf = (element: XmlElement, name: string) =>
  elementsOf(element).filter((child) => child.name === name)

const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text ?? ''
