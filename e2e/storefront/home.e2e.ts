import { expect, test } from '../world.ts'

/** Home (buyer spec §2, §9). */

test('Price To is disabled until Price From is chosen', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: 'Find a car' })
  await expect(search.getByLabel('Price To')).toBeDisabled()
  await search.getByLabel('Price From').selectOption('KES 300,000')
  await expect(search.getByLabel('Price To')).toBeEnabled()
})

test('the choices of Price To depend on Price From', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: 'Find a car' })
  await search.getByLabel('Price From').selectOption('KES 5,000,000')
  await expect(search.getByLabel('Price To').getByRole('option').first()).toHaveText(
    'KES 5,500,000',
  )
})

test('prices are 43 steps from 100,000 to 15,000,000 shillings, by default from 0 to 1,500,000', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: 'Find a car' })
  await search.getByLabel('Price From').selectOption('KES 0')
  const steps = search.getByLabel('Price To').getByRole('option')
  await expect(steps).toHaveCount(43)
  await expect(steps.first()).toHaveText('KES 100,000')
  await expect(steps.last()).toHaveText('KES 15,000,000')
  await expect(search.getByLabel('Price To')).toHaveValue('1500000')
})

test('the search goes to search/{make}/{fromPrice}/{toPrice}', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('form', { name: 'Find a car' })
  await search.getByLabel('Make').selectOption('Toyota')
  await search.getByLabel('Price From').selectOption('KES 300,000')
  await search.getByLabel('Price To').selectOption('KES 1,000,000')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/toyota\/300000\/1000000$/)
  await expect(page.getByText(/results found/)).toBeVisible()
})

test('without a make the search is for cars', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
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
    .getByRole('region', { name: 'Popular Brands' })
    .getByRole('link', { name: /^Toyota/ })
  await expect(brand).toContainText(Number(row!.count).toLocaleString('en'))
  await expect(brand.locator('img')).toHaveAttribute('src', '/brands/toyota.svg')
  await brand.click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
})

test('three promo cards: Free, Convenient, Trusted', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('list', { name: 'Why buy here' }).getByRole('heading')
  await expect(cards).toHaveText(['Free', 'Convenient', 'Trusted'])
})

test('/stage is home too', async ({ page }) => {
  await page.goto('/stage')
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one gets from home to a vehicle', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Make').selectOption('Toyota')
    await page.getByLabel('Price From').selectOption('KES 300,000')
    await page.getByLabel('Price To').selectOption('KES 1,500,000')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\/toyota\/300000\/1500000$/)
    const first = page.getByRole('region', { name: 'Results' }).getByRole('heading').first()
    const title = (await first.textContent()) ?? ''
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
