import type { Page } from '@playwright/test'
import { stockVehicle } from '@bandari/api/arrange'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Without JavaScript (architecture §7): what shows something is complete, what needs a script says so. */

test.use({ javaScriptEnabled: false })

const results = (page: Page) => page.getByRole('region', { name: t('shared.results') })
const firstTitle = (page: Page) => results(page).getByRole('heading').first()

test('one gets from home to a person who sells the vehicle', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel(t('home.priceFrom')).selectOption('KES 300,000')
  await page
    .getByRole('button', { name: t('home.search'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/cars\/300000\/\d+$/)

  const filters = page.getByRole('form', { name: t('search.filters') })
  await filters.getByLabel(t('shared.make')).selectOption({ value: 'toyota' })
  await filters.getByRole('button', { name: t('search.showResults') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')

  await page.getByLabel(t('search.sortByPrice')).selectOption('Descending')
  await page.getByRole('button', { name: t('search.sort') }).click()
  await expect(page).toHaveURL(/\/1$/)
  const dearest = await firstTitle(page).textContent()

  await page.getByRole('link', { name: t('ui.nextPage') }).click()
  await expect(page).toHaveURL(/\/search\/2\//)
  await expect(firstTitle(page)).not.toHaveText(dearest ?? '')

  const title = (await firstTitle(page).textContent()) ?? ''
  await firstTitle(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: t('details.specification') })).toBeVisible()
  await expect(page.locator('noscript p').first()).toHaveText(
    'To buy, switch JavaScript on or call us.',
  )
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+254/ })).toBeVisible()
})

test('the gallery shows every picture', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  const [row] = await shop.sql<{ n: string }>(
    'select count(*) n from product_images where product_id = $1',
    [id],
  )
  await page.goto(`/details/${id}`)
  await expect(page.locator('#main img[src*="/media/"]').first()).toBeAttached()
  expect(await page.locator('#main picture').count()).toBeGreaterThanOrEqual(Number(row!.n))
})

test('parts, articles and the pages that explain are complete', async ({ page }) => {
  await page.goto('/auto-parts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Engine/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Engine/)

  await page.goto('/latest')
  const article = page.getByRole('main').getByRole('list').getByRole('link').first()
  await article.click()
  await expect(page.getByRole('article')).toBeVisible()

  for (const path of [
    '/how-to-buy',
    '/help-contact',
    '/local-services',
    '/privacy-policy',
    '/deals',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/).length
    expect(words, path).toBeGreaterThan(80)
  }
})

for (const [path, what] of [
  ['/my-basket', 'Your basket'],
  ['/checkout', 'Checkout'],
  ['/review-order', 'Checkout'],
  ['/confirm-order', 'Your order'],
  ['/login', 'Your account'],
  ['/resend-activation-link', 'Your account'],
] as const) {
  test(`${path} says that it needs JavaScript, and how to get on`, async ({ page }) => {
    await page.goto(path)
    const notice = page.getByRole('main').locator('noscript')
    await expect(notice.locator('p')).toHaveText(`${what} needs JavaScript`)
    await expect(notice.locator('a[href^="tel:"]')).toHaveCount(1)
    await expect(page.getByText('Loading…')).toBeHidden()
  })
}
