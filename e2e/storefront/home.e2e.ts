import type { Page } from '@playwright/test'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Home (buyer spec §2, §9). */

test('Price To is disabled until Price From is chosen', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: t('home.findCar') })
  await expect(search.getByLabel(t('home.priceTo'))).toBeDisabled()
  await search.getByLabel(t('home.priceFrom')).selectOption('KES 300,000')
  await expect(search.getByLabel(t('home.priceTo'))).toBeEnabled()
})

test('the choices of Price To depend on Price From', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: t('home.findCar') })
  await search.getByLabel(t('home.priceFrom')).selectOption('KES 5,000,000')
  await expect(search.getByLabel(t('home.priceTo')).getByRole('option').first()).toHaveText(
    'KES 5,500,000',
  )
  await expect(search.getByLabel(t('home.priceTo'))).toHaveValue('5500000')
  // Back down it follows to what was wanted before.
  await search.getByLabel(t('home.priceFrom')).selectOption('KES 300,000')
  await expect(search.getByLabel(t('home.priceTo'))).toHaveValue('1500000')
})

test('Sell Your Car (List Now) and Auto spares (Shop Now) lead on', async ({ page }) => {
  await page.goto('/')
  const tagLine = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(
    tagLine('Sell Your Car').getByRole('link', { name: 'List Now', exact: true }),
  ).toHaveAttribute('href', '/profile')
  await tagLine('Auto spares').getByRole('link', { name: 'Shop Now', exact: true }).click()
  await expect(page).toHaveURL(/\/auto-parts/)
})

test('prices are 43 steps from 100,000 to 15,000,000 shillings, by default from 0 to 1,500,000', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: t('home.findCar') })
  await search.getByLabel(t('home.priceFrom')).selectOption('KES 0')
  const steps = search.getByLabel(t('home.priceTo')).getByRole('option')
  await expect(steps).toHaveCount(43)
  await expect(steps.first()).toHaveText('KES 100,000')
  await expect(steps.last()).toHaveText('KES 15,000,000')
  await expect(search.getByLabel(t('home.priceTo'))).toHaveValue('1500000')
})

test('the search goes to search/{make}/{fromPrice}/{toPrice}', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: t('home.findCar') })
  await search.getByLabel(t('home.make')).selectOption('Toyota')
  await search.getByLabel(t('home.priceFrom')).selectOption('KES 300,000')
  await search.getByLabel(t('home.priceTo')).selectOption('KES 1,000,000')
  await search.getByRole('button', { name: t('home.search') }).click()
  await expect(page).toHaveURL(/\/search\/toyota\/300000\/1000000$/)
  await expect(page.getByText(/results found/)).toBeVisible()
})

test('without a make the search is for cars', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: t('home.search') }).click()
  await expect(page).toHaveURL(/\/search\/cars\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars')
})

test('a popular brand shows make, count and emblem and leads to its vehicles', async ({
  page,
  shop,
}) => {
  const [row] = await shop.sql<{ count: string }>(
    `select count(*) from products join makes on makes.id = make_id
     where listed and makes.slug = 'toyota'`,
  )
  await page.goto('/')
  const brand = page
    .getByRole('region', { name: t('home.brands') })
    .getByRole('link', { name: /^Toyota/ })
  await expect(brand).toContainText(Number(row!.count).toLocaleString('en'))
  await expect(brand.locator('img')).toHaveAttribute('src', '/brands/toyota.svg')
  await brand.click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
})

test('three promo cards: Free, Convenient, Trusted', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('list', { name: t('home.why') }).getByRole('heading')
  await expect(cards).toHaveText(['Free', 'Convenient', 'Trusted'])
})

test('each promo card has a sample price from the trusted cars', async ({ page, shop }) => {
  const { data } = await shop.clientWith(null).GET('/promotions/')
  const { low_range, mid_range, upper_range } = data!.trusted_cars
  await page.goto('/')
  const cards = page.getByRole('list', { name: t('home.why') }).getByRole('listitem')
  for (const [index, range] of [low_range, mid_range, upper_range].entries()) {
    const { title, price, id } = range[0]!
    await expect(cards.nth(index)).toContainText(`$${price.toLocaleString('en')}.00`)
    await expect(cards.nth(index).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/details/${id}`,
    )
  }
})

test('most searched: hatchbacks, sedans and SUVs; and commercial vehicles', async ({
  page,
  shop,
}) => {
  const { data } = await shop.clientWith(null).GET('/promotions/')
  const { most_searched, commercial_vehicles } = data!
  const rows = {
    Hatchbacks: most_searched.hatch_back,
    Sedans: most_searched.sedan,
    SUVs: most_searched.suv,
    'Trucks, buses and machines': commercial_vehicles,
  }
  await page.goto('/')
  for (const [label, items] of Object.entries(rows)) {
    const row = page.getByRole('list', { name: label })
    await expect(row.getByRole('listitem')).toHaveCount(items.length)
    const [{ title, price }] = items as [(typeof items)[number]]
    await expect(row.getByRole('listitem').first()).toContainText(title)
    await expect(row.getByRole('listitem').first()).toContainText(
      `$${Math.round(price).toLocaleString('en')}`,
    )
  }
  const [first] = commercial_vehicles
  await page
    .getByRole('list', { name: t('home.trucks') })
    .getByRole('link', { name: first!.title })
    .click()
  await expect(page).toHaveURL(new RegExp(`/details/${first!.id}$`))
})

for (const [width, shown] of [
  [767, 3],
  [768, 6],
  [1023, 6],
  [1024, 10],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`a carousel shows ${shown} items`, async ({ page }) => {
      await page.goto('/')
      expect(await inView(page, 'Sedans')).toHaveLength(shown)
    })
  })
}

test('the buttons of a carousel turn it, and from its end back to its beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const cards = page.getByRole('list', { name: t('home.suvs') }).getByRole('listitem')
  const [first, fourth, last] = [cards.first(), cards.nth(3), cards.last()]
  await expect(fourth).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next: SUVs' }).click()
  await expect(fourth).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Previous: SUVs' }).click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Previous: SUVs' }).click()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Next: SUVs' }).click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
})

test('a home card shows the small picture', async ({ page }) => {
  await page.goto('/')
  const pictures = page.getByRole('list', { name: t('home.sedans') }).locator('img')
  for (const source of await pictures.evaluateAll((all) =>
    all.map((one) => one.getAttribute('src')),
  ))
    expect(source).toMatch(/-320\.jpg$/)
})

test('articles lead to /latest/{slug}/{id}', async ({ page }) => {
  await page.goto('/')
  const articles = page.getByRole('list', { name: t('shell.newsAndReviews') })
  await expect(articles.getByRole('listitem')).toHaveCount(6)
  await expect(articles.getByText(/^\w{3}\. \d+, \d{4} · 5 min read$/)).toHaveCount(6)
  const first = articles.getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/latest\/[a-z0-9-]+\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('social links lead to our pages', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: /^Follow/ }).getByRole('link')
  await expect(links).toHaveText(['Facebook', 'Instagram', 'YouTube', 'X'])
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^https:/)
})

test('/stage is home too', async ({ page }) => {
  await page.goto('/stage')
  await expect(page.getByRole('form', { name: t('home.findCar') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one gets from home to a vehicle', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(t('home.make')).selectOption('Toyota')
    await page.getByLabel(t('home.priceFrom')).selectOption('KES 300,000')
    await page.getByLabel(t('home.priceTo')).selectOption('KES 1,500,000')
    await page.getByRole('button', { name: t('home.search') }).click()
    await expect(page).toHaveURL(/\/search\/toyota\/300000\/1500000$/)
    const first = page
      .getByRole('region', { name: t('shared.results') })
      .getByRole('heading')
      .first()
    const title = (await first.textContent()) ?? ''
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

/** Names of the cards of a carousel that can be seen whole. */
function inView(page: Page, label: string): Promise<string[]> {
  return page.getByRole('list', { name: label }).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children]
      .filter((card) => {
        const box = card.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      })
      .map((card) => card.textContent ?? '')
  })
}
