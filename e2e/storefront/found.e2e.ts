import { readLanguage } from '@bandari/i18n'
import type { APIRequestContext, Page } from '@playwright/test'
import { changeVehicle, stockVehicle } from '@bandari/api/arrange'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Being found and shared: what search engines and messengers read of a page (ux rule 8). */

interface Head {
  status: number
  title: string
  description: string
  canonical: string | undefined
  picture: string
  isHidden: boolean
  /** schema.org objects by type. */
  facts: Record<string, Record<string, unknown>>
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path)
  const html = await answer.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  return {
    status: answer.status(),
    title: find(/<title>(.*?)<\/title>/) ?? '',
    description: find(/<meta name="description" content="(.*?)"/) ?? '',
    canonical: find(/<link rel="canonical" href="(.*?)"/),
    picture: find(/<meta property="og:image" content="(.*?)"/) ?? '',
    isHidden: html.includes('<meta name="robots" content="noindex"'),
    facts: Object.fromEntries(facts.map((fact) => [String(fact['@type']), fact])),
  }
}

async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
}

test('robots.txt names the sitemap, and the sitemap every page of the shop', async ({
  request,
  shop,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${shop.storefront}/sitemap.xml`)
  const pages = await addressesIn(request, '/sitemaps/pages.xml')
  for (const path of ['/', '/how-to-buy', '/about-us', '/auto-parts', '/privacy-policy']) {
    expect(pages).toContain(`${shop.storefront}${path}`)
  }
})

test('every page of the sitemap is there, is its own canonical page and says what it is', async ({
  request,
}) => {
  const [pages, searches, products] = await Promise.all(
    ['pages', 'searches', 'vehicles-1'].map((name) =>
      addressesIn(request, `/sitemaps/${name}.xml`),
    ),
  )
  const some = (addresses: string[]) =>
    addresses.filter((_, n) => n % Math.ceil(addresses.length / 6) === 0)
  const titles: string[] = []
  for (const url of [...pages!, ...some(searches!), ...some(products!)]) {
    const head = await headOf(request, url)
    expect(head, url).toMatchObject({ status: 200, canonical: url, isHidden: false })
    expect(head.title.length, url).toBeGreaterThan(8)
    expect(head.description.length, url).toBeGreaterThan(25)
    expect(head.picture, url).toMatch(/^https?:\/\/.+\.(jpg|png)$/)
    // A category is called the same in every language.
    titles.push(`${readLanguage(new URL(url).pathname).language}: ${head.title}`)
  }
  expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([])
})

test('home is an organisation and a site', async ({ request, shop }) => {
  const { facts } = await headOf(request, '/')
  expect(facts['Organization']).toMatchObject({ name: 'Bandari', url: `${shop.storefront}/` })
  expect(facts['WebSite']).toMatchObject({
    url: `${shop.storefront}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${shop.storefront}/find?q={search_term_string}` },
    },
  })
})

test('a search is a list of vehicles with a trail', async ({ request, shop }) => {
  const { facts } = await headOf(request, '/search/1/0/0/1/toyota/*/0')
  const list = facts['ItemList'] as { itemListElement: { url: string }[] }
  expect(list.itemListElement).toHaveLength(25)
  expect(list.itemListElement[0]?.url).toMatch(new RegExp(`^${shop.storefront}/details/\\d+$`))
  const trail = facts['BreadcrumbList'] as { itemListElement: { name: string }[] }
  expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Cars', 'Toyota'])
})

test('a vehicle is a car with an offer', async ({ request, shop }) => {
  const { id, title } = await stockVehicle(shop)
  const { facts } = await headOf(request, `/details/${id}`)
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
})

test('a spare part is a product', async ({ request, shop }) => {
  const { facts } = await headOf(request, `/details/${await liveSpare(shop)}/parts`)
  expect(facts['Product']).toMatchObject({ offers: { priceCurrency: 'KES' } })
})

for (const path of ['/', '/details/1', '/search/1/0/0/1/*/*/0', '/how-to-buy']) {
  test(`the picture of ${path} is large enough for a message`, async ({ page, request }) => {
    const { picture } = await headOf(request, path)
    await page.goto(path)
    const { width, height } = await sizeOf(page, picture)
    expect(width).toBeGreaterThanOrEqual(600)
    expect(height).toBeGreaterThanOrEqual(300)
  })
}

test('a sold vehicle keeps its page, which shows others and is not to be found', async ({
  page,
  request,
  shop,
}) => {
  const vehicle = await stockVehicle(shop)
  await changeVehicle(shop, vehicle, { quantity: 0 })
  const head = await headOf(request, `/details/${vehicle.id}`)
  expect(head).toMatchObject({ status: 200, isHidden: true })
  expect(head.picture).toMatch(/-960\.jpg$/)
  expect(head.facts['Car']).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  })
  await page.goto(`/details/${vehicle.id}`)
  await expect(page.getByRole('list', { name: t('details.similar') })).toBeVisible()
})

test('a withdrawn vehicle is 410 and leads to others of its kind', async ({ page, shop }) => {
  const { id, title } = await stockVehicle(shop)
  await shop.sql("update products set status = 'draft' where id = $1", [id])
  const answer = await page.goto(`/details/${id}`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} is no longer offered`)
  await page.getByRole('link', { name: /^See others: / }).click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/.+\/.+\/0$/)
  await expect(page.getByRole('link', { name: /^Inquire about/ }).first()).toBeVisible()
})

test('what never was is 404', async ({ request }) => {
  expect((await headOf(request, '/details/999999999')).status).toBe(404)
  expect((await headOf(request, '/no-such-page')).isHidden).toBe(true)
})

for (const path of ['/login', '/my-basket', '/checkout', '/search/1/500/500/1/toyota/*/0']) {
  test(`${path} is not to be found`, async ({ request }) => {
    expect(await headOf(request, path)).toMatchObject({ status: 200, isHidden: true })
  })
}

async function liveSpare(shop: Shop): Promise<number> {
  const [spare] = await shop.sql<{ id: string }>(
    "select id from products where class = 'parts' and status = 'live' and quantity > reserved limit 1",
  )
  return Number(spare!.id)
}

/** As the browser decodes it. */
function sizeOf(page: Page, picture: string) {
  return page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
    return { width, height }
  }, picture)
}
