import { describe, expect, it } from 'vitest'
import { articlePage, productPage, searchPage, sitemapIndex, urlEntries } from './sitemap.ts'

const modified = new Date('2026-10-02T11:05:09.123Z')

describe('the sitemaps', () => {
  it.each([
    [productPage({ id: 7, class: 'cars', modified }), '/details/7'],
    [productPage({ id: 8, class: 'parts', modified }), '/details/8/parts'],
    [
      searchPage({ class: 'cars', make: 'land-rover', model: null }),
      '/search/1/0/0/1/land-rover/*/*',
    ],
    [
      searchPage({ class: 'commercial', make: 'isuzu', model: 'elf' }),
      '/search/1/0/0/2/isuzu/elf/*',
    ],
    [
      articlePage({ id: 3, slug: 'kenya & the 8-year rule', modified, languages: ['en'] }),
      '/latest/kenya%20%26%20the%208-year%20rule/3',
    ],
  ])('%j is at %s', (entry, path) => {
    expect(entry.path).toBe(path)
  })

  it('says when a page was changed, and escapes what XML would read', () => {
    expect(
      urlEntries('https://shop.example', [{ path: "/a?b=1&c='", modified }, { path: '/' }], ['en']),
    ).toBe(
      '<url><loc>https://shop.example/a?b=1&amp;c=&apos;</loc><lastmod>2026-10-02T11:05:09Z</lastmod></url>\n' +
        '<url><loc>https://shop.example/</loc></url>\n',
    )
  })

  it('names each page in each language, and each time all of them', () => {
    const beside =
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/"/>' +
      '<xhtml:link rel="alternate" hreflang="sw" href="https://shop.example/sw"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/"/>'
    expect(urlEntries('https://shop.example', [{ path: '/' }], ['en', 'sw'])).toBe(
      `<url><loc>https://shop.example/</loc>${beside}</url>\n` +
        `<url><loc>https://shop.example/sw</loc>${beside}</url>\n`,
    )
  })

  it('names what is in some languages only in these', () => {
    const entry = { path: '/latest/rule/3', languages: ['en', 'fr'] as const }
    const addresses = urlEntries('', [entry], ['en', 'sw', 'fr']).matchAll(/<loc>(.*?)</g)
    expect([...addresses].map(([, address]) => address)).toEqual([
      '/latest/rule/3',
      '/fr/latest/rule/3',
    ])
  })

  it('is an index of files', () => {
    expect(sitemapIndex('https://shop.example', [{ path: '/sitemaps/pages.xml' }])).toContain(
      '<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>',
    )
  })
})
