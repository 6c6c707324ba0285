import type { Page } from '@playwright/test'
import { stockVehicle } from '@bandari/api/arrange'
import { expect, test, type Shop } from '../world.ts'
import { t } from '../sentences.ts'

/** Vehicle search (buyer spec §2). */

const cars = '/search/1/0/0/1/*/*/0'
const toyotas = '/search/1/0/0/1/toyota/*/0'

async function countCars(shop: Shop, where = 'true'): Promise<number> {
  const [row] = await shop.sql<{ count: string }>(
    `select count(*) from products join makes on makes.id = make_id
     where listed and class = 'cars' and ${where}`,
  )
  return Number(row!.count)
}

test('shows how many results were found', async ({ page, shop }) => {
  const count = await countCars(shop, "makes.slug = 'toyota'")
  await page.goto(toyotas)
  await expect(page.getByText(`${count.toLocaleString('en')} results found`)).toBeVisible()
})

test('a card shows picture, title, price, make, model, fuel and an Inquire button', async ({
  page,
  shop,
}) => {
  // The dearest Toyota, so that it is the first of its page.
  const { title } = await stockVehicle(shop, { price: 98_765_400 })
  const [{ make, model, fuel }] = (await shop.sql<{ make: string; model: string; fuel: string }>(
    `select makes.name make, models.name model, fuel_type fuel from products
     join makes on makes.id = products.make_id join models on models.id = model_id
     where title = $1`,
    [title],
  )) as [{ make: string; model: string; fuel: string }]
  await page.goto('/search/1/900000/0/1/*/*/1')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card.getByRole('img').or(card.locator('img')).first()).toBeVisible()
  await expect(card.getByRole('heading')).toHaveText(title)
  await expect(card).toContainText('$987,654.00')
  for (const fact of [`Make${make}`, `Model${model}`, `Fuel${fuel}`]) {
    await expect(card).toContainText(fact)
  }
  await expect(card.getByRole('link', { name: `Inquire about ${title}` })).toHaveText('Inquire')
})

test('a card opens the vehicle details', async ({ page }) => {
  await page.goto(cars)
  const title = page
    .getByRole('region', { name: t('search.results') })
    .getByRole('heading')
    .first()
  const name = (await title.textContent()) ?? ''
  await title.getByRole('link').click()
  await expect(page).toHaveURL(/\/details\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('Inquire opens the vehicle where its seller is reached', async ({ page }) => {
  await page.goto(cars)
  await page
    .getByRole('link', { name: /^Inquire about/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/details\/\d+#contact$/)
  await expect(page.getByRole('heading', { name: t('details.contact') })).toBeInViewport()
})

test('the breadcrumb is Home > class > make > model', async ({ page }) => {
  await page.goto('/search/1/0/0/1/toyota/vitz/0')
  const crumbs = page.getByRole('navigation', { name: t('ui.breadcrumb') }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Cars', 'Toyota', 'Vitz'])
})

test('clicking the class resets page, prices, make and model', async ({ page }) => {
  await page.goto('/search/2/1000/43000/1/toyota/*/1')
  await page
    .getByRole('navigation', { name: t('ui.breadcrumb') })
    .getByText('Cars')
    .click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/\*\/\*\/1$/)
})

test('clicking the make resets the model and keeps the other segments', async ({ page }) => {
  await page.goto('/search/1/500/43000/1/toyota/vitz/1')
  await page
    .getByRole('navigation', { name: t('ui.breadcrumb') })
    .getByText('Toyota')
    .click()
  await expect(page).toHaveURL(/\/search\/1\/500\/43000\/1\/toyota\/\*\/1$/)
})

test('choosing a model keeps the other segments', async ({ page }) => {
  await page.goto('/search/1/500/43000/1/toyota/*/1')
  const model = page
    .getByRole('navigation', { name: t('search.models') })
    .getByRole('link')
    .first()
  const name = (await model.textContent()) ?? ''
  await model.click()
  await expect(page).toHaveURL(/\/search\/1\/500\/43000\/1\/toyota\/[^*/]+\/1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Toyota ${name}`)
})

test('class 1 is cars, otherwise commercial', async ({ page }) => {
  await page.goto('/search/1/0/0/2/*/*/0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial vehicles')
})

test('Sort by price: Descending begins with the dearest', async ({ page }) => {
  await page.goto(toyotas)
  await page.getByLabel(t('search.sortByPrice')).selectOption('Descending')
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/toyota\/\*\/1$/)
  await expect(async () => {
    // The other order stays on show until this one is here.
    const found = await prices(page)
    expect(found).toHaveLength(25)
    expect(found).toEqual(found.toSorted((one, other) => other - one))
    expect(found[0]).toBeGreaterThan(found[24]!)
  }).toPass()
})

test('selecting the sort already active is ignored', async ({ page }) => {
  await page.goto('/search/2/0/0/1/*/*/0')
  await page.getByLabel(t('search.sortByPrice')).selectOption('Ascending')
  await expect(page).toHaveURL(/\/search\/2\/0\/0\/1\/\*\/\*\/0$/)
})

test('a page has 25 results and the last one the rest', async ({ page, shop }) => {
  const count = await countCars(shop)
  await page.goto(cars)
  const results = page
    .getByRole('region', { name: t('search.results') })
    .getByRole('heading', { level: 2 })
  await expect(results).toHaveCount(25)
  await page.goto(`/search/${Math.ceil(count / 25)}/0/0/1/*/*/0`)
  await expect(results).toHaveCount(count % 25 || 25)
})

test('pagination shows five page numbers with < and >', async ({ page }) => {
  await page.goto('/search/4/0/0/1/*/*/0')
  const pages = page.getByRole('navigation', { name: t('ui.pages') })
  await expect(pages.getByRole('listitem')).toHaveText(['<', '2', '3', '4', '5', '6', '>'])
  await pages.getByRole('link', { name: t('ui.nextPage') }).click()
  await expect(page).toHaveURL(/\/search\/5\/0\/0\/1\//)
  await expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
})

test('another page shows other vehicles', async ({ page }) => {
  await page.goto(cars)
  const first = page
    .getByRole('region', { name: t('search.results') })
    .getByRole('heading')
    .first()
  const before = (await first.textContent()) ?? ''
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(first).not.toHaveText(before)
})

test('nothing found: No record Found', async ({ page }) => {
  await page.goto('/search/1/500/500/1/toyota/*/0')
  await expect(page.getByText('0 results found')).toBeVisible()
  await expect(page.getByRole('heading', { name: t('search.nothingFound') })).toBeVisible()
  await page.getByRole('link', { name: t('search.without.price') }).click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/toyota\/\*\/0$/)
})

test('a page beyond the last one is said not to be there, and leads to the first', async ({
  page,
}) => {
  await page.goto('/search/9999/0/0/1/*/*/0')
  await expect(page.getByRole('heading', { name: 'There is no page 9999' })).toBeVisible()
  await expect(page.getByText(/^This search has [\d,]+ pages today\.$/)).toBeVisible()
  await page.getByRole('link', { name: t('search.firstPage') }).click()
  await expect(page.getByRole('link', { name: /^Inquire about/ })).toHaveCount(25)
})

test('the price filter has 500 to 43500 in steps of 500', async ({ page }) => {
  await page.goto(cars)
  const values = await page
    .getByRole('form', { name: t('search.filters') })
    .getByLabel(t('search.priceFrom'))
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)))
  expect(values).toEqual(Array.from({ length: 88 }, (_, step) => step * 500))
})

test('the filters search by class, make and price', async ({ page }) => {
  await page.goto(cars)
  const filters = page.getByRole('form', { name: t('search.filters') })
  await filters.getByLabel(t('search.make')).selectOption('nissan')
  await filters.getByLabel(t('search.priceFrom')).selectOption('$2,000')
  await filters.getByLabel(t('search.priceTo')).selectOption('$9,000')
  await filters.getByRole('button', { name: /^Show [\d,]+ vehicles?$/ }).click()
  await expect(page).toHaveURL(/\/search\/1\/2000\/9000\/1\/nissan\/\*\/0$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nissan')
  await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(2000)
  for (const price of await prices(page)) {
    expect(price).toBeGreaterThanOrEqual(2000)
    expect(price).toBeLessThanOrEqual(9000)
  }
})

test('a chosen make and model are searched for at once, and the heading says them', async ({
  page,
}) => {
  await page.goto('/search/3/500/43000/1/toyota/*/1')
  const filters = page.getByRole('form', { name: t('search.filters') })
  const make = filters.getByLabel(t('search.make'))
  const heading = page.getByRole('heading', { level: 1 })
  await filters.getByLabel(t('search.mileage')).selectOption('200000')
  await make.focus()
  await make.selectOption('nissan')
  await expect(page).toHaveURL(/\/search\/1\/500\/43000\/1\/nissan\/\*\/1$/)
  await expect(heading).toHaveText('Nissan')
  await expect(make).toBeFocused()
  const model = filters.getByLabel(t('search.model'))
  await model.selectOption({ index: 1 })
  await expect(heading).toHaveText(/^Nissan ./)
  // What was chosen beside it is still there, and waits for the button.
  await expect(filters.getByLabel(t('search.mileage'))).toHaveValue('200000')
  await page.goBack()
  await expect(heading).toHaveText('Nissan')
  await expect(model).toHaveValue('')
  await page.goBack()
  await expect(make).toHaveValue('toyota')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the filters are folded away until asked for', async ({ page }) => {
    await page.goto(cars)
    const make = page.getByRole('form', { name: t('search.filters') }).getByLabel(t('search.make'))
    await expect(make).toBeHidden()
    await page.getByText('Filters', { exact: true }).click()
    await expect(make).toBeVisible()
  })
})

test.describe('by make', () => {
  test('/search/{make} shows the make', async ({ page }) => {
    await page.goto('/search/toyota')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota')
  })

  test('/search/{make}/{model} shows the model', async ({ page }) => {
    await page.goto('/search/toyota/vitz')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota Vitz')
  })

  test('/search/{make}/{from}/{to} takes shillings', async ({ page }) => {
    await page.goto('/search/cars/300000/600000')
    const found = await prices(page)
    expect(found.length).toBeGreaterThan(0)
    for (const price of found) {
      expect(price).toBeGreaterThan(300_000 / 129 - 1)
      expect(price).toBeLessThan(600_000 / 129 + 1)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete and its filters work', async ({ page }) => {
    await page.goto(cars)
    await expect(page.getByRole('link', { name: /^Inquire about/ })).toHaveCount(25)
    const filters = page.getByRole('form', { name: t('search.filters') })
    await filters.getByLabel(t('search.make')).selectOption('nissan')
    await filters.getByRole('button', { name: t('search.showResults') }).click()
    await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/nissan\/\*\/0$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nissan')
  })

  test('the sort has a button of its own', async ({ page }) => {
    await page.goto(cars)
    await page.getByLabel(t('search.sortByPrice')).selectOption('Descending')
    await page.getByRole('button', { name: t('search.sort') }).click()
    await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/\*\/\*\/1$/)
  })
})

/** Of the cards on the page, in order. */
async function prices(page: Page): Promise<number[]> {
  const cards = page.getByRole('region', { name: t('search.results') }).getByRole('listitem')
  const texts = await cards.filter({ hasText: 'before shipping' }).allTextContents()
  return texts.map((text) => Number((/\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replaceAll(',', '')))
}
