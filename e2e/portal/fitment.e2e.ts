import type { CompatibleMake } from '@bandari/sdk'
import type { Page } from '@playwright/test'
import { type Buyer, listSpare, newVendor } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Compatibility and fitment in the spares editor (account spec §2, §3 and §5). */

const section = (page: Page) => page.getByRole('region', { name: t('portalFitment.title') })
const saved = (page: Page) => section(page).getByRole('region', { name: t('portalFitment.saved') })
const saveButton = (page: Page) =>
  section(page).getByRole('button', { name: t('portalFitment.save') })

interface Editor {
  vendor: Buyer
  id: number
}

async function open(
  page: Page,
  shop: Shop,
  saved: { model: string; years: number[] }[] = [],
): Promise<Editor> {
  const vendor = await newVendor(shop)
  const { id } = await listSpare(shop, vendor)
  for (const { model, years } of saved) await fit(shop, vendor, { id, model, years })
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/list-auto-spares/${id}`)
  await section(page)
    .getByRole('heading', { name: t('portalFitment.add') })
    .waitFor()
  return { vendor, id }
}

/** The first trim of a Toyota, without a browser. */
async function fit(
  shop: Shop,
  { client }: Buyer,
  { id, model, years }: { id: number; model: string; years: number[] },
) {
  const [trim] = await shop.sql<{ id: number }>(
    `select trims.id from trims join variants on variants.id = variant_id join models on models.id = model_id
     where models.name = $1 and years @> $2::smallint[] order by trims.id limit 1`,
    [model, years],
  )
  const fitment = [{ docID: trim!.id, ids: years }]
  const { error } = await client.POST('/set-fitment/', {
    body: { action: 'add', productID: id, fitment },
  })
  if (error) throw new Error(`not fitted: ${JSON.stringify(error)}`)
}

async function stored({ vendor, id }: Editor): Promise<CompatibleMake[]> {
  const { data } = await vendor.client.POST('/fitment/', {
    body: { fetchProp: 'prepopulate', filterProps: { productID: id } },
  })
  return (data?.data ?? []) as CompatibleMake[]
}

/** Types into a list that can be typed into, and takes what it offers. */
async function choose(page: Page, label: string, name: string) {
  await section(page).getByLabel(label, { exact: true }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

async function chooseVitz(page: Page) {
  await choose(page, 'Make', 'Toyota')
  await choose(page, 'Models', 'Vitz')
  await choose(page, 'Variants', 'RS')
  await section(page)
    .getByRole('grid', { name: t('portalFitment.trims') })
    .waitFor()
}

const row = (page: Page, engine: string) =>
  section(page).getByRole('row').filter({ hasText: engine })

test('make, models, variants, then the trims with their years; saved per make', async ({
  page,
  shop,
}) => {
  const editor = await open(page, shop)
  await expect(saved(page)).toContainText('Nothing yet.')
  await chooseVitz(page)
  await row(page, '1,329 cc').getByRole('checkbox').check()
  await row(page, '1,329 cc')
    .getByRole('button', { name: /^Years of Vitz RS/ })
    .click()
  const years = page.getByRole('dialog', { name: t('portalFitment.yearsTitle') })
  await expect(years.getByRole('checkbox', { name: '2012' })).toBeChecked()
  await years.getByRole('button', { name: t('portalFitment.noYears') }).click()
  await years.getByRole('button', { name: t('portalFitment.useYears') }).click()
  await expect(years.getByRole('alert')).toContainText('Choose at least one year.')
  for (const year of ['2012', '2013', '2015']) await years.getByLabel(year).check()
  await years.getByRole('button', { name: t('portalFitment.useYears') }).click()
  await expect(row(page, '1,329 cc')).toContainText('2012–2013, 2015')
  await saveButton(page).click()
  await expect(section(page).getByText('1 trim is saved.')).toBeVisible()
  await expect(saved(page).getByRole('list', { name: 'Trims of Toyota' })).toContainText(
    'Vitz RS, 1.3 L petrol (1,329 cc), hatchback 2012–2013, 2015',
  )
  expect(await stored(editor)).toMatchObject([
    { make: 'Toyota', model: ['Vitz'], var: ['RS'], trims: [{ ids: [2012, 2013, 2015] }] },
  ])
})

test('select-all takes every trim with all its years, or those of a span', async ({
  page,
  shop,
}) => {
  const editor = await open(page, shop)
  await chooseVitz(page)
  await section(page)
    .getByRole('checkbox', { name: t('portalSelling.grid.selectAll') })
    .check()
  await section(page).getByLabel(t('portalFitment.fromYear')).selectOption('2016')
  await section(page).getByLabel(t('portalFitment.toYear')).selectOption('2017')
  await section(page)
    .getByRole('button', { name: t('portalFitment.useForTicked') })
    .click()
  // Built until 2010: it fits no year of the span.
  await expect(row(page, '1,296 cc').getByRole('checkbox')).not.toBeChecked()
  await row(page, '1,496 cc').getByRole('checkbox').last().uncheck()
  await saveButton(page).click()
  await expect(saved(page)).toContainText('Toyota')
  const [make] = await stored(editor)
  expect(make?.trims.map(({ engine, ids }) => [engine, ids])).toEqual([
    ['1.0 L petrol (996 cc)', [2016, 2017]],
    ['1.3 L petrol (1,329 cc)', [2016, 2017]],
    ['1.5 L petrol (1,496 cc)', [2016, 2017]],
  ])
})

test('saving needs a make, at least one model, one variant and at least one trim', async ({
  page,
  shop,
}) => {
  const editor = await open(page, shop)
  const says = (sentence: string) => expect(section(page).getByText(sentence)).toBeVisible()
  await saveButton(page).click()
  await says('Choose a make.')
  await choose(page, 'Make', 'Toyota')
  await saveButton(page).click()
  await says('Choose at least one model.')
  await choose(page, 'Models', 'Vitz')
  await saveButton(page).click()
  await says('Choose at least one variant.')
  await section(page).getByRole('button', { name: 'Choose all 5 variants' }).click()
  await section(page)
    .getByRole('grid', { name: t('portalFitment.trims') })
    .waitFor()
  await saveButton(page).click()
  await says('Tick at least one trim.')
  expect(await stored(editor)).toEqual([])
})

test('what is saved is there again; years change, a trim and a whole make are removed', async ({
  page,
  shop,
}) => {
  const editor = await open(page, shop, [
    { model: 'Vitz', years: [2012, 2013] },
    { model: 'Aqua', years: [2015] },
    { model: 'Leaf', years: [2018] },
  ])
  const toyota = saved(page).getByRole('list', { name: 'Trims of Toyota' })
  await expect(toyota.getByRole('listitem')).toHaveCount(2)
  await toyota.getByRole('button', { name: /^Years of Vitz/ }).click()
  const years = page.getByRole('dialog', { name: t('portalFitment.yearsTitle') })
  await years.getByLabel('2012').uncheck()
  await years.getByLabel('2014').check()
  await years.getByRole('button', { name: t('portalFitment.useYears') }).click()
  await expect(toyota).toContainText('2013–2014')
  await toyota.getByRole('button', { name: /^Remove Aqua/ }).click()
  await expect(toyota.getByRole('listitem')).toHaveCount(1)
  await saved(page).getByRole('button', { name: 'Remove all of Nissan' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('portalFitment.remove'), exact: true })
    .click()
  await expect(saved(page).getByText('Nissan')).toHaveCount(0)
  expect(await stored(editor)).toMatchObject([
    { make: 'Toyota', model: ['Vitz'], trims: [{ ids: [2013, 2014] }] },
  ])
})

test('replacing leaves nothing else, after a question', async ({ page, shop }) => {
  const editor = await open(page, shop, [{ model: 'Aqua', years: [2015] }])
  await chooseVitz(page)
  await row(page, '996 cc').getByRole('checkbox').check()
  await section(page)
    .getByRole('button', { name: t('portalFitment.replaceAll') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.cancel') })
    .click()
  expect(await stored(editor)).toMatchObject([{ model: ['Aqua'] }])
  await section(page)
    .getByRole('button', { name: t('portalFitment.replaceAll') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('portalFitment.replace') })
    .click()
  await expect(section(page).getByText('1 trim is saved.')).toBeVisible()
  expect(await stored(editor)).toMatchObject([{ model: ['Vitz'] }])
})

test('all of it is done by keyboard, also before a slow list is there', async ({ page, shop }) => {
  const editor = await open(page, shop)
  await page.route('**/api/compatibility/*?*qry=model*', async (route) => {
    await new Promise((arrived) => setTimeout(arrived, 1500))
    await route.continue()
  })
  await section(page).getByLabel(t('portalListings.create.make'), { exact: true }).focus()
  const pick = async (text: string) => {
    await page.keyboard.type(text)
    await page.getByRole('option', { name: text, exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  }
  await pick('Toyota')
  await section(page).getByLabel(t('search.models'), { exact: true }).focus()
  await pick('Vitz')
  await section(page).getByLabel(t('portalFitment.variants'), { exact: true }).focus()
  await pick('RS')
  const grid = section(page).getByRole('grid', { name: t('portalFitment.trims') })
  await grid.waitFor()
  await section(page)
    .getByRole('button', { name: t('portalFitment.useForTicked') })
    .waitFor()
  await grid
    .getByRole('checkbox', { name: t('portalSelling.grid.select') })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const years = page.getByRole('dialog', { name: t('portalFitment.yearsTitle') })
  await years.getByLabel('1999').focus()
  await page.keyboard.press('Space')
  await years.getByRole('button', { name: t('portalFitment.useYears') }).press('Enter')
  await saveButton(page).press('Enter')
  await expect(section(page).getByText('1 trim is saved.')).toBeVisible()
  const [make] = await stored(editor)
  expect(make?.trims[0]?.ids?.[0]).toBe(2000)
})
