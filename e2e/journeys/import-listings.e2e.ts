import { newVendor, unique } from '@bandari/api/arrange'
import { colourOf, zipOf } from '@bandari/api/test/helpers/picture-server.ts'
import { vehicleFile } from '../import-file.ts'
import { enter } from '../steps.ts'
import { expect, patient, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A dealer's whole stock: from a file with errors, and pictures beside it, to buyers who find it. */

test('500 rows with errors: the dry run, pictures, the right ones imported, the dashboard, the search', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(480_000)
  const mark = unique()
  // A make nobody else lists in Kenya, so that the search shows these alone.
  const make = `Marque ${mark}`
  await shop.sql(
    `with made as (insert into makes (slug, name) values ($1, $2) returning id)
     insert into models (make_id, slug, name) select id, 'one', 'One' from made`,
    [`marque-${mark}`, make],
  )
  const rows = Array.from({ length: 500 }, (_, n) => ({
    title: `2014 ${make} One number ${n + 1}`,
    reference: `${mark}-${n + 1}`,
    make,
    model: n % 100 === 49 ? 'Onne' : 'One',
    price: n % 50 === 9 ? 'on request' : '780000',
  }))
  const vendor = await newVendor(shop)
  await enter(page, vendor, shop.portal)

  await test.step('the dry run finds 15 rows with errors', async () => {
    await page.goto(`${shop.portal}/vendor-dashboard`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Import/ })
      .first()
      .click()
    await page.getByLabel(t('portalListings.import.choose')).setInputFiles(vehicleFile(rows))
    await expect(page.getByText('15 errors in 15 rows')).toBeVisible()
    const table = page.getByRole('table', { name: t('portalListings.import.errorTable') })
    await expect(table.getByRole('row', { name: /^11 price/ })).toContainText('on request')
    await expect(table.getByRole('row', { name: /^51 model/ })).toContainText('Did you mean One?')
  })
  await test.step('a ZIP file brings the pictures of one', async () => {
    const [front, back] = await Promise.all(['front', 'back'].map(colourOf))
    await page.getByLabel(t('portalPictures.chooseZip')).setInputFiles({
      name: 'yard.zip',
      mimeType: 'application/zip',
      buffer: await zipOf({ [`${mark}-1.png`]: front!, [`${mark}-1_2.png`]: back! }),
    })
    await expect(page.getByText('2 pictures come once the file is imported.')).toBeVisible()
  })
  await test.step('the others are imported', async () => {
    // Without pictures they are drafts, unless their seller says otherwise.
    await page
      .getByRole('checkbox', { name: 'Publish the 484 listings without a picture, too' })
      .check()
    await page.getByRole('button', { name: 'Leave out 15 rows and import the rest' }).click()
    await expect(page.getByText('485 listings created, 15 rows left out.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('2 of 2')).toBeVisible({ timeout: 60_000 })
  })
  await test.step('the dashboard has them', async () => {
    await page.getByRole('link', { name: t('portalListings.import.toDashboard') }).click()
    await expect(page.getByRole('main')).toContainText('485')
    await expect(page.getByText(`2014 ${make} One number 500`).first()).toBeVisible()
  })
  await test.step('a buyer finds them in Kenya, with the price and the seller’s number', async () => {
    const context = await browser.newContext({ baseURL: shop.storefront })
    const theirs = patient(await context.newPage())
    await theirs.goto(`/product-search/marque-${mark}`)
    const results = theirs.getByRole('region', { name: t('shared.results') })
    await expect(results.getByRole('status')).toHaveText('485 results found')
    const card = results.getByRole('listitem').first()
    await expect(card).toContainText('KES 780,000')
    await expect(card).toContainText('Nairobi, Kenya')
    await card.getByRole('link', { name: make }).click()
    await theirs.getByRole('button', { name: /reveal phone number/i }).click()
    await expect(theirs.getByRole('link', { name: '+254 722 345678' })).toBeVisible()
    const [first] = await shop.sql<{ id: string }>(
      'select id from products where vendor_id = $1 and vendor_reference = $2',
      [vendor.id, `${mark}-1`],
    )
    await theirs.goto(`/details/${first!.id}`)
    const picture = theirs.getByRole('img', { name: /number 1, picture 1$/ })
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    await context.close()
  })
})
