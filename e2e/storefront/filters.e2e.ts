import type { Page } from '@playwright/test'
import { stockVehicle, unique } from '@bandari/api/arrange'
import { expect, test, type Shop } from '../world.ts'
import { t } from '../sentences.ts'

/** Filters beside the specified segments, and the search box (issue 3, point 8). */

const cars = '/search/1/0/0/1/*/*/0'

async function countCars(shop: Shop, where: string): Promise<number> {
  const [row] = await shop.sql<{ count: string }>(
    `select count(*) from products left join makes on makes.id = make_id
     left join models on models.id = model_id where listed and class = 'cars' and ${where}`,
  )
  return Number(row!.count)
}

function panel(page: Page) {
  return page.getByRole('form', { name: t('search.filters') })
}

function found(page: Page, count: number) {
  return expect(
    page.getByText(`${count.toLocaleString('en')} results found`, { exact: true }),
  ).toBeVisible()
}

function applied(page: Page) {
  return page.getByRole('list', { name: t('search.applied') }).getByRole('listitem')
}

function find(page: Page, words: string) {
  const box = page.getByRole('search')
  return box
    .getByLabel(t('shell.findVehicle'))
    .fill(words)
    .then(() => box.getByRole('button', { name: t('shell.find') }).click())
}

test('each choice is counted before it is applied', async ({ page, shop }) => {
  const diesel = await countCars(shop, "fuel_type = 'Diesel'")
  const manual = await countCars(shop, "fuel_type = 'Diesel' and transmission = 'Manual'")
  await page.goto(cars)
  await panel(page)
    .getByRole('checkbox', { name: /^Diesel/ })
    .check()
  await expect(
    panel(page).getByRole('checkbox', { name: `Manual ${manual.toLocaleString('en')}` }),
  ).toBeVisible()
  const show = panel(page).getByRole('button', { name: /^Show/ })
  await expect(show).toHaveText(`Show ${diesel.toLocaleString('en')} vehicles`)
  await show.click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/\*\/\*\/0\?fuel=diesel$/)
  await found(page, diesel)
})

test('sorting, paging and the breadcrumb keep the filters', async ({ page }) => {
  await page.goto('/search/1/0/0/1/toyota/*/0?fuel=petrol&year=2010-2020')
  await page.getByLabel(t('search.sortByPrice')).selectOption('Descending')
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/toyota\/\*\/1\?year=2010-2020&fuel=petrol$/)
  // The address comes a moment before the page.
  const second = page.getByRole('link', { name: 'Page 2' })
  await expect(second).toHaveAttribute('href', /\/search\/2\/0\/0\/1\/toyota\/\*\/1\?/)
  await second.click()
  await expect(page).toHaveURL(/\/search\/2\/0\/0\/1\/toyota\/\*\/1\?year=2010-2020&fuel=petrol$/)
  await page
    .getByRole('navigation', { name: t('ui.breadcrumb') })
    .getByText('Cars')
    .click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/\*\/\*\/1\?year=2010-2020&fuel=petrol$/)
})

test('applied filters are chips that go one by one, or all at once', async ({ page, shop }) => {
  await page.goto('/search/1/500/20000/1/toyota/*/0?year=2010-2020&fuel=petrol,hybrid')
  await expect(applied(page)).toHaveText([
    'Toyota',
    '$500 to $20,000',
    '2010 to 2020',
    'Hybrid',
    'Petrol',
    'Clear all',
  ])
  await page.getByRole('link', { name: 'Remove filter Hybrid' }).click()
  await expect(page).toHaveURL(/\/1\/toyota\/\*\/0\?year=2010-2020&fuel=petrol$/)
  await expect(panel(page).getByRole('checkbox', { name: /^Hybrid/ })).not.toBeChecked()
  await expect(panel(page).getByRole('checkbox', { name: /^Petrol/ })).toBeChecked()
  await applied(page)
    .getByRole('link', { name: t('search.clear') })
    .click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/\*\/\*\/0$/)
  await expect(applied(page)).toHaveCount(0)
  await found(page, await countCars(shop, 'true'))
})

test('an empty result says which filter to drop and how many vehicles appear', async ({
  page,
  shop,
}) => {
  const toyotas = await countCars(shop, "makes.slug = 'toyota'")
  await page.goto('/search/1/0/0/1/toyota/*/0?colour=ultraviolet')
  await expect(page.getByRole('heading', { name: t('search.nothingFound') })).toBeVisible()
  await page
    .getByRole('link', { name: `Search any colour: ${toyotas.toLocaleString('en')} vehicles` })
    .click()
  await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/toyota\/\*\/0$/)
  await found(page, toyotas)
})

test('where no single filter helps, the make alone and nothing do', async ({ page, shop }) => {
  const toyotas = await countCars(shop, "makes.slug = 'toyota'")
  await page.goto('/search/1/0/0/1/toyota/*/0?colour=ultraviolet&fuel=steam')
  await expect(
    page.getByRole('link', {
      name: `Search every Toyota: ${toyotas.toLocaleString('en')} vehicles`,
    }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Clear all filters: / })).toBeVisible()
})

test.describe('the search box', () => {
  test('understands 2012 toyota hilux diesel', async ({ page }) => {
    await page.goto('/')
    await find(page, '2012 toyota hilux diesel')
    await expect(page).toHaveURL(
      /\/search\/1\/0\/0\/\*\/toyota\/hilux\/0\?year=2012-2012&fuel=diesel$/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota Hilux')
    await expect(applied(page)).toHaveText(['Toyota', 'Hilux', '2012', 'Diesel', 'Clear all'])
  })

  test('survives toyta hilx, says so, and searches as typed when asked', async ({ page }) => {
    await page.goto('/my-basket')
    await find(page, 'toyta hilx')
    await expect(page.getByText('Showing results for toyota hilux.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota Hilux')
    await page.getByRole('link', { name: 'toyta hilx' }).click()
    await expect(page.getByRole('heading', { name: t('search.nothingFound') })).toBeVisible()
    await expect(
      page.getByRole('link', { name: /^Search without “toyta hilx”: [\d,]+ vehicles$/ }),
    ).toBeVisible()
  })

  test('finds a new listing by a word of its own', async ({ page, shop }) => {
    const mark = `z${unique()}`
    const { title } = await stockVehicle(shop, { title: `Toyota Premio 1.8 2014 ${mark}` })
    await page.goto('/')
    await find(page, `toyota ${mark}`)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await found(page, 1)
  })

  test('is shown on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/login')
    await expect(page.getByRole('search').getByLabel(t('shell.findVehicle'))).toBeInViewport()
  })

  test('nothing asked for leads to all vehicles', async ({ page }) => {
    await page.goto('/find?q=%20')
    await expect(page).toHaveURL(/\/search\/1\/0\/0\/\*\/\*\/\*\/0$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the filters are a sheet with its action always in reach', async ({ page, shop }) => {
    const hybrid = await countCars(shop, "fuel_type = 'Hybrid'")
    await page.goto(cars)
    await page.getByText('Filters', { exact: true }).click()
    const show = panel(page).getByRole('button', { name: /^Show/ })
    await expect(show).toBeInViewport()
    await panel(page)
      .getByRole('checkbox', { name: /^Hybrid/ })
      .check()
    await expect(show).toHaveText(`Show ${hybrid.toLocaleString('en')} vehicles`)
    await show.click()
    await found(page, hybrid)
    await expect(panel(page)).toBeHidden()
  })

  test('the sheet closes with Escape', async ({ page }) => {
    await page.goto(cars)
    await page.getByText('Filters', { exact: true }).click()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters work as a form', async ({ page, shop }) => {
    const count = await countCars(shop, "fuel_type in ('Diesel', 'Hybrid') and model_year >= 2015")
    await page.goto(cars)
    await panel(page)
      .getByRole('checkbox', { name: /^Diesel/ })
      .check()
    await panel(page)
      .getByRole('checkbox', { name: /^Hybrid/ })
      .check()
    await panel(page).getByLabel(t('search.yearFrom')).selectOption('2015')
    await panel(page)
      .getByRole('button', { name: t('search.showResults') })
      .click()
    await expect(page).toHaveURL(/\/search\/1\/0\/0\/1\/\*\/\*\/0\?year=2015-&fuel=diesel,hybrid$/)
    await found(page, count)
  })

  test('the search box leads to what was meant', async ({ page }) => {
    await page.goto('/')
    await find(page, 'toyta hilx diesel')
    await expect(page).toHaveURL(/\/search\/1\/0\/0\/\*\/toyota\/hilux\/0\?fuel=diesel&typed=/)
    await expect(page.getByText('Showing results for toyota hilux diesel.')).toBeVisible()
  })
})
