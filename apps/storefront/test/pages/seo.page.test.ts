import { changeVehicle, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { readLanguage } from '@bandari/i18n'
import { screen } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { headOf } from '../heads.ts'
import { follow, headline, path } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { main } from '../steps.ts'
import { open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

async function addressesIn(file: string): Promise<string[]> {
  const xml = await (await shop.fetch(`${shop.storefront}${file}`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
}

describe('being found and shared: what search engines and messengers read of a page (ux rule 8)', () => {
  it('robots.txt names the sitemap, and the sitemap every page of the shop', async () => {
    const robots = await (await shop.fetch(`${shop.storefront}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${shop.storefront}/sitemap.xml`)
    expect(await addressesIn('/sitemaps/pages.xml')).toEqual(
      expect.arrayContaining(
        ['/', '/how-to-buy', '/about-us', '/auto-parts', '/privacy-policy'].map(
          (page) => shop.storefront + page,
        ),
      ),
    )
  })

  it('every page of the sitemap is there, is its own canonical page and says what it is', {
    tags: 'nightly',
  }, async () => {
    const [pages, searches, products] = await Promise.all(
      ['pages', 'searches', 'vehicles-1'].map((name) => addressesIn(`/sitemaps/${name}.xml`)),
    )
    const some = (addresses: string[]) =>
      addresses.filter((_, n) => n % Math.ceil(addresses.length / 6) === 0)
    const titles: string[] = []
    for (const url of [...pages!, ...some(searches!), ...some(products!)]) {
      const head = await headOf(shop, url)
      expect(head, url).toMatchObject({ status: 200, canonical: url, isHidden: false })
      expect(head.title.length, url).toBeGreaterThan(8)
      expect(head.description.length, url).toBeGreaterThan(25)
      expect(head.picture, url).toMatch(/^https?:\/\/.+\.(jpg|png)$/)
      // A category is called the same in every language.
      titles.push(`${readLanguage(new URL(url).pathname).language}: ${head.title}`)
    }
    expect(titles.length).toBeGreaterThan(30)
    expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([])
  })

  it('home is an organisation and a site', async () => {
    const { facts } = await headOf(shop, '/')
    expect(facts['Organization']).toMatchObject({ name: 'Bandari', url: `${shop.storefront}/` })
    expect(facts['WebSite']).toMatchObject({
      url: `${shop.storefront}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${shop.storefront}/find?q={search_term_string}` },
      },
    })
  })

  it('a search is a list of vehicles with a trail', async () => {
    const { facts } = await headOf(shop, '/search/1/0/0/1/toyota/*/0')
    const list = facts['ItemList'] as { itemListElement: { url: string }[] }
    expect(list.itemListElement).toHaveLength(25)
    expect(list.itemListElement[0]?.url).toMatch(new RegExp(`^${shop.storefront}/details/\\d+$`))
    const trail = facts['BreadcrumbList'] as { itemListElement: { name: string }[] }
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Cars', 'Toyota'])
  })

  it('a search leads to its news feed, in its language and with its filters', async () => {
    for (const [page, feed] of [
      [
        '/search/1/0/0/1/toyota/vitz/0?fuel=diesel,hybrid',
        'class=cars&make=toyota&model=vitz&fuel=diesel%2Chybrid',
      ],
      ['/sw/search/2/100/0/*/*/*/1', 'price__range=100__'],
    ] as const) {
      const html = await (await shop.fetch(shop.storefront + page)).text()
      const prefix = page.startsWith('/sw') ? '/sw' : ''
      const [, href] = /<link rel="alternate" type="application\/rss\+xml" href="(.*?)"/.exec(html)!
      const address = href!.replaceAll('&amp;', '&')
      expect(address).toBe(`${shop.storefront}${prefix}/rss.xml?${feed}`)
      const answer = await shop.fetch(address)
      expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    }
  })

  it('a vehicle is a car with an offer, a spare part a product', async () => {
    const { id, title } = await stockVehicle(shop)
    const { facts } = await headOf(shop, `/details/${id}`)
    expect(facts['Car']).toMatchObject({
      name: title,
      offers: {
        '@type': 'Offer',
        price: '4500.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(facts['BreadcrumbList']).toBeDefined()

    const [spare] = await shop.sql<{ id: string }>(
      "select id from products where class = 'parts' and market = 'local' and status = 'live' and quantity > reserved limit 1",
    )
    const part = await headOf(shop, `/details/${spare!.id}/parts`)
    expect(part.facts['Product']).toMatchObject({ offers: { priceCurrency: 'KES' } })
  })

  it('a sold vehicle keeps its page, which shows others and is not to be found', async () => {
    const vehicle = await stockVehicle(shop)
    await changeVehicle(shop, vehicle, { quantity: 0 })
    const head = await headOf(shop, `/details/${vehicle.id}`)
    expect(head).toMatchObject({ status: 200, isHidden: true })
    expect(head.picture).toMatch(/-960\.jpg$/)
    expect(head.facts['Car']).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    await open(`/details/${vehicle.id}`)
    expect(screen.getByRole('list', { name: t('details.similar') })).toBeInTheDocument()
  })

  it('a withdrawn vehicle is 410 and leads to others of its kind', async () => {
    const { id, title } = await stockVehicle(shop)
    await shop.sql("update products set status = 'draft' where id = $1", [id])
    expect(await open(`/details/${id}`)).toHaveProperty('status', 410)
    expect(headline()).toBe(`${title} is no longer offered`)
    await follow(main().getByRole('link', { name: /^See others: / }))
    expect(path()).toMatch(/^\/search\/1\/0\/0\/1\/.+\/.+\/\*$/)
    expect(screen.getAllByRole('link', { name: /^Inquire about/ })[0]).toBeInTheDocument()
  })

  it('what never was is 404', async () => {
    expect((await headOf(shop, '/details/999999999')).status).toBe(404)
    expect((await headOf(shop, '/no-such-page')).isHidden).toBe(true)
  })

  it.each(['/login', '/my-basket', '/checkout', '/search/1/500/500/1/toyota/*/0'])(
    '%s is not to be found',
    async (address) => {
      expect(await headOf(shop, address)).toMatchObject({ status: 200, isHidden: true })
    },
  )
})
