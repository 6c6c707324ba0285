import { describe, expect, it } from 'vitest'
import { naughtyStrings, unlessMissing } from '../../../test/helpers/naughty-strings.ts'
import { rssFaults, rssItems } from '../../../test/helpers/rss-rules.ts'
import { writeRss } from './rss.ts'
import { feedQuery, searchPathOf } from './rss-query.ts'

const channel = {
  title: 'New vehicles at Bandari',
  description: 'The 50 newest vehicles for sale.',
  link: 'https://bandari.example/search/1/0/0/*/*/*/*',
  self: 'https://bandari.example/rss.xml?make=toyota&model=vitz',
  language: 'en',
}

const item = (title: string, id = 1) => ({
  title,
  link: `https://bandari.example/details/${id}`,
  description: `${title} · 2014`,
  published: new Date(Date.UTC(2026, 10, id, 8)),
  picture: 'https://bandari.example/media/a1-640.jpg',
})

describe('writeRss', () => {
  it.each([
    ['an entity', 'Vitz & Premio <b>"new"</b> it’s'],
    ['the end of everything', ']]></title></channel></rss><script>alert(1)</script>'],
    ['characters that XML cannot hold', 'Vitz\u0000\u0008\u001B\uFFFE 2014'],
    ['half a character', 'Vitz \uD83D 2014'],
    ['an entity of its own', '&xxe; &#0;'],
    ['right to left', '\u202Eztiv'],
  ])('holds %s', (_, title) => {
    const text = writeRss({ ...channel, items: [item(title)] })
    expect(rssFaults(text)).toEqual([])
    expect(rssItems(text)).toHaveLength(1)
  })

  it(`holds every naughty string${unlessMissing}`, () => {
    const items = naughtyStrings.slice(0, 400).map((text, at) => item(text, at + 1))
    expect(rssFaults(writeRss({ ...channel, items }))).toEqual([])
  })

  it('says when its newest came, and nothing of it where there is none', () => {
    expect(writeRss({ ...channel, items: [item('a', 3), item('b', 9)] })).toContain(
      '<lastBuildDate>Mon, 09 Nov 2026 08:00:00 GMT</lastBuildDate>',
    )
    const empty = writeRss({ ...channel, items: [] })
    expect(empty).not.toContain('lastBuildDate')
    expect(rssFaults(empty)).toEqual([])
  })
})

describe('rssFaults sees what is wrong', () => {
  const good = writeRss({ ...channel, items: [item('a')] })
  it.each([
    ['a date', '08:00:00 GMT', '8 o’clock'],
    ['a missing link', `<link>${channel.link}</link>`, ''],
    ['an address', 'https://bandari.example/details/1</link>', '/details/1</link>'],
    ['an element of no specification', '<ttl>60</ttl>', '<price>60</price>'],
    ['a feed without its own address', 'rel="self"', 'rel="next"'],
  ])('%s', (_, text, other) => {
    expect(rssFaults(good)).toEqual([])
    expect(rssFaults(good.replace(text, other))).not.toEqual([])
  })
})

describe('feedQuery', () => {
  it.each([
    ['/rss.xml', ''],
    ['/rss.xml?model=vitz&make=toyota', 'make=toyota&model=vitz'],
    ['/rss.xml?page=9&ordering=price&shown=1&fuel=diesel%2Chybrid', 'fuel=diesel%2Chybrid'],
    [`/rss.xml?search=${'x'.repeat(2001)}`, undefined],
  ])('%s is %s', (url, text) => {
    expect(feedQuery(url)?.toString()).toBe(text)
  })
})

it.each([
  ['', '/search/1/0/0/*/*/*/*'],
  ['make=toyota&model=vitz', '/search/1/0/0/*/toyota/vitz/*'],
  ['class=commercial&make=isuzu', '/search/1/0/0/2/isuzu/*/*'],
  ['class=cars&make=a/b', '/search/1/0/0/1/a%2Fb/*/*'],
])('the page of the feed with %j is %s', (query, path) => {
  expect(searchPathOf(new URLSearchParams(query))).toBe(path)
})
