import type { Page } from '@playwright/test'
import { unique } from '@bandari/api/arrange'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** "Fits your vehicle" on the parts pages: the picker, the verdicts, the filter, the compatibility table. */

interface Fitted {
  id: string
  title: string
  trim: number
}

const vehicle = { make: 'Toyota', model: 'Vitz', variant: 'F', engine: '1.3 L petrol (1,329 cc)' }
const vehicleName = `2014 ${vehicle.make} ${vehicle.model} ${vehicle.variant}`
const category = 'Steering Columns'

/** A spare in a category, and the years of a Vitz that it is said to fit; null says nothing of it. */
async function stockSpare(shop: Shop, years: number[] | null, where = category): Promise<Fitted> {
  const title = `Bracket ${unique()}`
  const [made] = await shop.sql<Fitted>(
    `with made as (
       insert into products (market, class, title, reference, part_number, condition, category_id, location, contact,
         price, currency, quantity, status)
       select 'local', 'parts', $1, $1, $1, 'New genuine', (select id from categories where name = $2 limit 1),
         'Kilimani, Nairobi, Kenya', '+254 722 555 019', 450000, 'KES', 2, 'live' returning id, title)
     select made.id, title, (select trims.id from trims join variants on variants.id = variant_id
       join models on models.id = model_id
       where models.name = 'Vitz' and variants.name = 'F' and engine = $3) as trim from made`,
    [title, where, vehicle.engine],
  )
  if (years) {
    await shop.sql('insert into fitments (product_id, trim_id, years) values ($1, $2, $3)', [
      made!.id,
      made!.trim,
      years,
    ])
  }
  return made!
}

/** One that fits the vehicle, one that does not, one of which nothing is said. */
async function stockThree(shop: Shop) {
  return {
    fitting: await stockSpare(shop, [2013, 2014]),
    other: await stockSpare(shop, [2018]),
    silent: await stockSpare(shop, null),
  }
}

const results = (page: Page) => page.getByRole('region', { name: t('shared.results') })
const card = (page: Page, { title }: Fitted) =>
  results(page).getByRole('listitem').filter({ hasText: title })
const picker = (page: Page) => page.getByRole('form', { name: t('shared.yourVehicle') })
const panel = (page: Page) => page.getByRole('region', { name: t('shared.yourVehicle') })
const catalogue = `/auto-parts/${encodeURIComponent(category)}`

async function pickVitz(page: Page) {
  await page.getByText('Does it fit your vehicle?').click()
  await picker(page).getByLabel(t('shared.vehicleMake')).selectOption(vehicle.make)
  await picker(page).getByLabel(t('shared.vehicleModel')).selectOption(vehicle.model)
  await picker(page).getByLabel(t('shared.year')).selectOption('2014')
  await picker(page)
    .getByLabel(t('shared.trim'))
    .selectOption(`${vehicle.variant} ${vehicle.engine}`)
  await picker(page)
    .getByRole('button', { name: t('shared.checkFit') })
    .click()
}

test('the chosen vehicle gives each part a verdict: fits, does not fit, no data', async ({
  page,
  shop,
}) => {
  const { fitting, other, silent } = await stockThree(shop)
  await page.goto(catalogue)
  await expect(card(page, fitting)).not.toContainText('Fits')
  await pickVitz(page)
  await expect(page).toHaveURL(`${shop.storefront}${catalogue}?trim=${fitting.trim}&year=2014`)
  await expect(panel(page)).toContainText(vehicleName)
  await expect(card(page, fitting)).toContainText('Fits your vehicle')
  await expect(card(page, other)).toContainText('Does not fit')
  await expect(card(page, silent)).toContainText('No data')
})

test('only what fits, and all parts again', async ({ page, shop }) => {
  const { fitting, other } = await stockThree(shop)
  await page.goto(`${catalogue}?trim=${fitting.trim}&year=2014`)
  await panel(page)
    .getByRole('link', { name: t('spares.onlyFitting') })
    .click()
  await expect(card(page, other)).toHaveCount(0)
  await expect(card(page, fitting)).toBeVisible()
  await expect(page).toHaveURL(/fits=only/)
  await panel(page)
    .getByRole('link', { name: t('spares.showAll') })
    .click()
  await expect(card(page, other)).toBeVisible()
})

test('where nothing fits, all parts are the next step', async ({ page, shop }) => {
  const { trim } = await stockSpare(shop, [2014])
  const other = await stockSpare(shop, [2018], 'Idler Arms')
  await page.goto(`/auto-parts/Idler%20Arms?trim=${trim}&year=2003&fits=only`)
  await expect(page.getByText('We do not know this vehicle')).toBeVisible()
  await page.goto(`/auto-parts/Idler%20Arms?trim=${trim}&year=2011&fits=only`)
  const empty = page.getByRole('heading', { name: 'Oops, no exact matches found for "Idler Arms"' })
  await expect(empty).toBeVisible()
  await page
    .getByRole('link', { name: t('spares.showAll') })
    .last()
    .click()
  await expect(card(page, other)).toContainText('Does not fit')
})

test('the vehicle is remembered in this browser, changed and cleared', async ({ page, shop }) => {
  const { fitting } = await stockThree(shop)
  await page.goto(catalogue)
  await pickVitz(page)
  await expect(panel(page)).toContainText(vehicleName)
  // Another page, another day: no vehicle in its address.
  await page.goto(`/details/${fitting.id}/parts`)
  await expect(panel(page)).toContainText(vehicleName)
  await expect(page).toHaveURL(/trim=\d+&year=2014$/)
  await expect(panel(page).getByRole('status')).toContainText('Fits your vehicle')
  await panel(page).getByRole('link', { name: 'Change your vehicle' }).click()
  await expect(picker(page).getByLabel(t('shared.vehicleModel'))).toHaveValue('vitz')
  await picker(page).getByLabel(t('shared.year')).selectOption('2018')
  await picker(page)
    .getByLabel(t('shared.trim'))
    .selectOption(`${vehicle.variant} ${vehicle.engine}`)
  await picker(page)
    .getByRole('button', { name: t('shared.checkFit') })
    .click()
  await expect(panel(page).getByRole('status')).toContainText('Does not fit')
  await panel(page).getByRole('link', { name: 'Clear your vehicle' }).click()
  await expect(page).toHaveURL(`${shop.storefront}/details/${fitting.id}/parts`)
  await page.goto(catalogue)
  await expect(page.getByText('Does it fit your vehicle?')).toBeVisible()
  await expect(page).toHaveURL(`${shop.storefront}${catalogue}`)
})

test('the vehicle goes along to the part and to other categories', async ({ page, shop }) => {
  const { fitting } = await stockThree(shop)
  await page.goto(`${catalogue}?trim=${fitting.trim}&year=2014`)
  const link = card(page, fitting).getByRole('link')
  await expect(link).toHaveAttribute(
    'href',
    `/details/${fitting.id}/parts?trim=${fitting.trim}&year=2014`,
  )
  const categories = page.getByRole('navigation', { name: t('spares.categories') })
  await categories.getByRole('link', { name: /^Braking/ }).click()
  await expect(page).toHaveURL(
    `${shop.storefront}/auto-parts/Braking?trim=${fitting.trim}&year=2014`,
  )
  await expect(panel(page)).toContainText(vehicleName)
})

test('a part’s page tells what it fits, by make and model, years as ranges', async ({
  page,
  shop,
}) => {
  const { id } = await stockSpare(shop, [2011, 2012, 2013, 2015])
  await page.goto(`/details/${id}/parts`)
  const table = page.getByRole('table', { name: t('details.compatibility') })
  await expect(table.getByRole('rowheader', { name: 'Toyota Vitz' })).toBeVisible()
  await expect(table.getByRole('row').last()).toHaveText(
    /F Hatchback.*1\.3 L petrol \(1,329 cc\).*2011–2013, 2015/,
  )
})

test('a long table is folded', async ({ page, shop }) => {
  const { id } = await stockSpare(shop, null)
  await shop.sql(
    `insert into fitments (product_id, trim_id, years)
     select $1, trims.id, years from trims join variants on variants.id = variant_id
     join models on models.id = model_id where models.name in ('Vitz', 'Hilux', 'Corolla')`,
    [id],
  )
  await page.goto(`/details/${id}/parts`)
  const table = page.getByRole('table', { name: t('details.compatibility') })
  await expect(table).toBeHidden()
  await page.getByText(/^Fits 3 models: show all \d+ versions$/).click()
  await expect(table.getByRole('rowheader', { name: 'Toyota Hilux' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each step is a page, and the verdicts are on it', async ({ page, shop }) => {
    const { fitting, other } = await stockThree(shop)
    await page.goto(catalogue)
    await page.getByText('Does it fit your vehicle?').click()
    const next = picker(page).getByRole('button', { name: t('shared.nextStep') })
    await picker(page).getByLabel(t('shared.vehicleMake')).selectOption('Toyota')
    await next.click()
    await picker(page).getByLabel(t('shared.vehicleModel')).selectOption('Vitz')
    await next.click()
    await picker(page).getByLabel(t('shared.year')).selectOption('2014')
    await next.click()
    await picker(page)
      .getByLabel(t('shared.trim'))
      .selectOption(`${vehicle.variant} ${vehicle.engine}`)
    await picker(page)
      .getByRole('button', { name: t('shared.checkFit') })
      .click()
    await expect(panel(page)).toContainText(vehicleName)
    await expect(card(page, fitting)).toContainText('Fits your vehicle')
    await panel(page)
      .getByRole('link', { name: t('spares.onlyFitting') })
      .click()
    await expect(card(page, other)).toHaveCount(0)
    await card(page, fitting).getByRole('link').click()
    await expect(panel(page).getByRole('status')).toContainText('Fits your vehicle')
    await expect(page.getByRole('table', { name: t('details.compatibility') })).toContainText(
      '2013–2014',
    )
  })
})
