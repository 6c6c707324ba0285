import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { type Buyer, newVendor, unique } from '@bandari/api/arrange'
import { csvFile, type ImportFile, vehicleFile } from '../import-file.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Many listings from one CSV file: dry run, partial import, progress, re-import. */

async function open(page: Page, shop: Shop): Promise<Buyer> {
  const vendor = await newVendor(shop)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/import`)
  return vendor
}

async function choose(page: Page, file: ImportFile) {
  await page.getByLabel(t('portalListings.import.choose')).setInputFiles(file)
}

async function drop(page: Page, { name, mimeType, buffer }: ImportFile) {
  const dataTransfer = await page.evaluateHandle(
    ([text, ...file]) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], file[0], { type: file[1] }))
      return dropped
    },
    [buffer.toString(), name, mimeType] as const,
  )
  const place = page.getByText('or drop it here')
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
}

async function titlesOf(shop: Shop, { id }: Pick<Buyer, 'id'>) {
  const rows = await shop.sql<{ title: string }>(
    'select title from products where vendor_id = $1 order by id',
    [id],
  )
  return rows.map(({ title }) => title)
}

async function textOf(downloading: Promise<Download>) {
  const download = await downloading
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

const errors = (page: Page) =>
  page.getByRole('table', { name: t('portalListings.import.errorTable') })

test('a template for each class, with two rows as examples', async ({ page, shop }) => {
  await open(page, shop)
  for (const [room, name, beginning] of [
    ['Vehicles', 'vehicles-template.csv', 'reference,make,model,title'],
    ['Auto spare parts', 'spares-template.csv', 'reference,category,title'],
  ] as const) {
    await page.getByRole('radio', { name: room }).check()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('portalListings.import.template') }).click()
    const { name: given, text } = await textOf(downloading)
    expect(given).toBe(name)
    expect(text).toContain(beginning)
  }
})

test('a file that is no list of listings is refused in sentences, and another may be dropped', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await choose(page, csvFile('make,modle,title\nToyota,Vitz,A', 'wrong.csv'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('wrong.csv cannot be imported')
  await expect(alert.getByRole('listitem')).toHaveText([
    'The column “model” is missing.',
    'The column “modle” is not known. Did you mean “model”?',
  ])
  await choose(page, csvFile('x'.repeat(5 * 1024 * 1024 + 1)))
  await expect(alert).toContainText('The file is larger than 5 MB.')
  await drop(page, vehicleFile([{ title: 'Vitz' }]))
  await expect(page.getByRole('button', { name: 'Import the row' })).toBeVisible()
})

test('the dry run lists errors by row and column; they can be downloaded; a file can be discarded', async ({
  page,
  shop,
}) => {
  const vendor = await open(page, shop)
  const wrong = Array.from({ length: 30 }, (_, n) => ({ title: `Vitz ${n}`, price: 'ask' }))
  await choose(page, vehicleFile([{ title: 'Right' }, ...wrong, { title: 'A', make: 'Toyta' }]))
  await expect(page.getByText('31 errors in 31 rows')).toBeVisible()
  const first = errors(page).getByRole('row').nth(1)
  await expect(first).toContainText('3price KESaskWrite the price in shillings as a number')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(errors(page)).toContainText('Did you mean Toyota?')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalListings.import.downloadErrors') }).click()
  const { name, text } = await textOf(downloading)
  expect(name).toMatch(/^import-\d+-errors\.csv$/)
  expect(text.trim().split('\r\n')).toHaveLength(32)

  await page.getByRole('button', { name: t('portalListings.import.discard') }).click()
  await expect(page).toHaveURL(`${shop.portal}/vendor/import`)
  await expect(page.getByText('None yet.')).toBeVisible()
  expect(await titlesOf(shop, vendor)).toEqual([])
})

test('a double click imports once; the report is there after leaving and coming back', async ({
  page,
  shop,
}) => {
  const vendor = await open(page, shop)
  const titles = Array.from({ length: 40 }, (_, n) => `Vitz ${n}`)
  await choose(page, vehicleFile(titles.map((title) => ({ title }))))
  await page.getByRole('button', { name: 'Import all 40 rows' }).dblclick()
  await expect(page.getByText('The import is done')).toBeVisible()
  await expect(page.getByText('40 listings created.')).toBeVisible()
  expect(await titlesOf(shop, vendor)).toEqual(titles)
  await page.reload()
  await expect(page.getByText('40 listings created.')).toBeVisible()
  await page.getByRole('link', { name: t('portalListings.import.all') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'stock.csv' })).toContainText(
    '40 listings created',
  )
  await page.getByRole('link', { name: 'stock.csv' }).click()
  await page.getByRole('link', { name: t('portalListings.import.toDashboard') }).click()
  await expect(page).toHaveURL(/\/vendor-dashboard/)
})

test('re-import by the vendor’s own reference: changed, as it was, nothing twice', async ({
  page,
  shop,
}) => {
  const vendor = await open(page, shop)
  const [one, other] = [unique(), unique()]
  const rows = (price: string) => [
    { title: 'One', reference: one, price },
    { title: 'Other', reference: other },
  ]
  await choose(page, vehicleFile(rows('780000')))
  await page.getByRole('button', { name: 'Import all 2 rows' }).click()
  await page.getByRole('link', { name: t('portalListings.import.another') }).click()
  await choose(page, vehicleFile(rows('750000')))
  await page.getByRole('button', { name: 'Import all 2 rows' }).click()
  await expect(page.getByText('1 listing changed, 1 listing left as it was.')).toBeVisible()
  expect(await titlesOf(shop, vendor)).toEqual(['One', 'Other'])
  await page.getByRole('link', { name: t('portalListings.import.another') }).click()
  await choose(page, vehicleFile(rows('750000')))
  await expect(page.getByText('There is nothing to import')).toBeVisible()
})

test('an import goes on without its page, and is watched again from another', async ({
  page,
  shop,
}) => {
  const vendor = await open(page, shop)
  const titles = Array.from({ length: 600 }, (_, n) => ({ title: `Vitz ${n}` }))
  await choose(page, vehicleFile(titles))
  await page.getByRole('button', { name: 'Import all 600 rows' }).click()
  await expect(
    page.getByRole('progressbar', { name: t('portalListings.import.importing') }),
  ).toBeVisible()
  const address = page.url()
  await page.goto(`${shop.portal}/profile`)
  await expect
    .poll(async () => (await titlesOf(shop, vendor)).length, { timeout: 30_000 })
    .toBe(600)
  await page.goto(address)
  await expect(page.getByText('600 listings created.')).toBeVisible()
})

test('another vendor’s import is not there', async ({ page, shop }) => {
  await open(page, shop)
  await choose(page, vehicleFile([{ title: 'Vitz' }]))
  await page.getByRole('button', { name: t('portalListings.import.discard') }).waitFor()
  const address = page.url()
  const stranger = await page.context().browser()!.newContext()
  const theirs = await stranger.newPage()
  await enter(theirs, await newVendor(shop), shop.portal)
  await theirs.goto(address)
  await expect(theirs.getByText('This import is not there')).toBeVisible()
  await stranger.close()
})

test('a 403 says that the seller account has not been approved yet', async ({ page, shop }) => {
  const vendor = await open(page, shop)
  await shop.sql("update accounts set seller_status = 'suspended' where id = $1", [vendor.id])
  await page.reload()
  await expect(
    page.getByText(
      'Ooops, your seller account has not been approved yet. Contact customer service',
    ),
  ).toBeVisible()
})
