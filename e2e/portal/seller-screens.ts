import sharp from 'sharp'
import {
  listSpare,
  listVehicle,
  moveOrder,
  newSupporter,
  newVendor,
  publishable,
  sellWithCode,
} from '@bandari/api/arrange'
import { newSeller, reviewOf } from '@bandari/api/arrange-reviews'
import { csvFile, vehicleFile } from '../import-file.ts'
import { askedModel } from '@bandari/api/arrange-models'
import { t } from '../sentences.ts'
import type { Screens, Walk } from '../walk.ts'

/** The screens of a member of the seller programme. */
export const supporterScreens: Screens = {
  'an empty downline': async ({ page, shop, open }) => {
    await open(await newSupporter(shop), '/my-downline')
    await page.getByText('You have no recruits yet').waitFor()
  },
  'an empty statement': async ({ page, shop, open }) => {
    await open(await newSupporter(shop), '/commission')
    await page.getByText('Your statement is empty').waitFor()
  },
  'the store ID': async ({ page, shop, open }) => {
    await open(await newSupporter(shop), '/become-a-seller')
    await page.getByText('Your online store ID').waitFor()
  },
  'supporter dashboard': openDashboard,
  'My Downline': openDownline,
  'a recruit': async (walk) => {
    const recruit = await openDownline(walk)
    await walk.page.getByRole('button', { name: recruit.email }).click()
    await walk.page.getByText('ORDERS').waitFor()
  },
  'promotion tools': async ({ page, shop, open }) => {
    await open(await newSupporter(shop), '/advertising-tools')
    for (const name of ['Business cards', 'Flyers', 'Vinyl signage'])
      await page.getByRole('img', { name: new RegExp(`^${name} with your name`) }).waitFor()
  },
  'links, none made yet': async ({ page, shop, open }) => {
    await open(await newSupporter(shop), '/supporter-links')
    await page.getByText(t('portalLinks.plain')).waitFor()
  },
  statement: openStatement,
}

/** The screens of a seller, who lists vehicles and spares. */
export const sellerScreens: Screens = {
  'seller dashboard of who is not approved': async ({ page, shop, open }) => {
    await open(await newSupporter(shop), '/vendor-dashboard')
    await page.getByText('Your application is with customer service').waitFor()
  },
  'seller dashboard without listings': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor-dashboard')
    await page.getByText('You have not listed anything yet').waitFor()
  },
  'seller dashboard': openSellerDashboard,
  'orders of a seller without any': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/orders')
    await page.getByText(t('portalSales.none')).waitFor()
  },
  'feeds of who has none': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/feeds')
    await page.getByText(t('portalFeeds.none')).waitFor()
  },
  'a new feed': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/feeds/new')
    await page.getByLabel(t('portalFeeds.form.address')).waitFor()
  },
  'webhooks of who has none': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/webhooks')
    await page.getByText(t('portalWebhooks.none')).waitFor()
  },
  'what sells, of who sells nothing yet': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/figures')
    await page.getByText(t('portalFigures.none')).waitFor()
  },
  'what sells': async (walk) => {
    await openFigures(walk, '/vendor/figures')
    await walk.page.getByRole('link', { name: '2014 Toyota Vitz F' }).waitFor()
  },
  'what became of a listing': async (walk) => {
    await openFigures(walk)
    await walk.page.getByRole('heading', { name: t('portalFigures.missing') }).waitFor()
  },
  'reviews of a seller, and an answer': async ({ page, shop, open }) => {
    const seller = await newSeller(shop)
    await reviewOf(shop, seller)
    await open(seller, '/vendor/reviews')
    await page.getByRole('button', { name: t('portalReviews.answer') }).click()
    await page.getByLabel(t('portalReviews.yourAnswer')).waitFor()
  },
  'what new listings begin with': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/listing-defaults')
    await page.getByText(t('portalListings.defaults.descriptionHint')).waitFor()
  },
  'create a vehicle listing': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/create-product?type=Cars&make=Toyota')
    await page.getByRole('button', { name: t('portalListings.create.send') }).click()
    await page.getByText('Please choose the vehicle and enter the full title').waitFor()
  },
  'ask for a model that is missing': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/create-product?type=Cars&make=Toyota')
    await page.getByRole('button', { name: t('portalModels.notThere') }).click()
    await page.getByLabel(t('portalModels.model')).fill('Vitzz')
    await page.getByText(t('portalModels.near')).waitFor()
  },
  'a draft that waits for its model': async ({ page, shop, open }) => {
    const vendor = await newVendor(shop)
    const { product_id: id } = await askedModel(vendor, `Kombi ${Date.now()}`)
    await open(vendor, `/vendor/add-content/${id}`)
    await page.getByText(t('portalModels.waitsWhat')).waitFor()
  },
  'create a spares listing': async ({ page, shop, open }) => {
    await open(await newVendor(shop), '/vendor/create-spares-listing?level=Braking')
    await page.getByLabel(t('portalListings.create.subcategory')).waitFor()
  },
  'vehicle editor': openEditor,
  'vehicle editor that may not go live': async ({ page, shop, open }) => {
    const vendor = await newVendor(shop)
    const { id } = await listVehicle(shop, vendor)
    await open(vendor, `/vendor/add-content/${id}`)
    await page.getByRole('switch', { name: t('portalSelling.publish') }).click()
    await page.getByText('Field required').first().waitFor()
  },
  'photos of a listing': openPhotos,
  'a cover to be chosen': async (walk) => {
    await openPhotos(walk)
    await walk.page.getByRole('button', { name: t('portalEditor.photo.addCover') }).click()
    await walk.page.getByRole('dialog', { name: t('portalEditor.photo.uploadCover') }).waitFor()
  },
  'spare editor': async ({ page, shop, open }) => {
    const vendor = await newVendor(shop)
    const { id } = await listSpare(shop, vendor, { pPrice: 4500, pLocation: 'Nairobi' })
    await open(vendor, `/vendor/list-auto-spares/${id}`)
    await page.getByLabel(t('portalEditor.field.partNumber')).waitFor()
  },
  'fitment of a spare': async (walk) => {
    await openFitment(walk)
  },
  'fitment that is saved': async (walk) => {
    const fitment = await openFitment(walk)
    await fitment.getByRole('checkbox', { name: t('portalSelling.grid.selectAll') }).check()
    await fitment.getByRole('button', { name: t('portalFitment.save') }).click()
    await fitment.getByText('trims are saved').waitFor()
  },
  'import listings': async (walk) => {
    await openImports(walk)
    await walk.page.getByText('None yet.').waitFor()
    await walk.page.getByLabel(t('portalListings.import.choose')).focus()
  },
  'an import with errors': openImportWithErrors,
  'an import that is done': openImport,
  'an import of new prices, of the whole stock': openRepricing,
  'the list of imports': async (walk) => {
    await openImport(walk)
    await walk.page.getByRole('link', { name: t('portalListings.import.all') }).click()
    await walk.page.getByText('1 listing created').waitFor()
  },
}

async function openDashboard({ page, shop, open }: Walk) {
  const supporter = await newSupporter(shop)
  const { number } = await sellWithCode(shop, supporter)
  await open(supporter, '/supporter-dashboard')
  await page.getByText(`Order ${number}`).waitFor()
  await page.getByText('Show the figures').click()
}

async function openDownline({ page, shop, open }: Walk) {
  const recruiter = await newSupporter(shop)
  const recruit = await newSupporter(shop, { referrer: recruiter })
  await sellWithCode(shop, recruit)
  await open(recruiter, '/my-downline')
  await page.getByText('$45.00').waitFor()
  return recruit
}

async function openStatement({ page, shop, open }: Walk) {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter)
  await sellWithCode(shop, supporter)
  await moveOrder(shop, order, 'Canceled')
  await open(supporter, '/commission')
  await page.getByText('Direct commission cancelled').waitFor()
}

async function openSellerDashboard({ page, shop, open }: Walk) {
  const vendor = await newVendor(shop)
  await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  await listVehicle(shop, vendor, publishable)
  const { title } = await listSpare(shop, vendor)
  await open(vendor, '/vendor-dashboard')
  await page.getByLabel(`Select ${title}`).check()
  await page.getByRole('button', { name: t('portalSelling.publish'), exact: true }).click()
  await page.getByText('No listing went live').waitFor()
}

/** The page of a live vehicle's inspection report. */
async function openEditor({ page, shop, open }: Walk) {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const body = { cid: id, title: 'Inspection report' }
  const { data } = await vendor.client.POST('/vendor/create-lecture', { body })
  await open(vendor, `/vendor/add-content/${id}/${data!.lecture_id}`)
  await page.getByLabel(t('portalEditor.field.lectureText')).waitFor()
}

/** One that was taken and one that was refused. */
async function openPhotos({ page, shop, open }: Walk) {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor)
  await open(vendor, `/vendor/add-content/${id}`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photo 2' }).click()
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background: '#357' } })
  await (await chooser).setFiles([
    { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'a.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() },
  ])
  await page.getByText('Oops wrong file format').waitFor()
  await page.getByRole('button', { name: 'More for photo 3' }).waitFor()
}

async function openFitment({ page, shop, open }: Walk) {
  const vendor = await newVendor(shop)
  const { id } = await listSpare(shop, vendor)
  await open(vendor, `/vendor/list-auto-spares/${id}`)
  const fitment = page.getByRole('region', { name: t('portalFitment.title') })
  const chosen = { Make: 'Toyota', Models: 'Vitz', Variants: 'F' }
  for (const [label, name] of Object.entries(chosen)) {
    await fitment.getByLabel(label, { exact: true }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await fitment
    .getByRole('button', { name: /^Years of/ })
    .first()
    .waitFor()
  return fitment
}

async function openImports({ shop, open }: Walk) {
  await open(await newVendor(shop), '/vendor/import')
}

async function openImportWithErrors(walk: Walk) {
  await openImports(walk)
  const file = vehicleFile([{ title: 'Right' }, { title: 'Wrong', make: 'Toyta', price: 'ask' }])
  await walk.page.getByLabel(t('portalListings.import.choose')).setInputFiles(file)
  await walk.page.getByText('2 errors in 1 row').waitFor()
}

async function openRepricing({ page, shop, open }: Walk) {
  const vendor = await newVendor(shop)
  await open(vendor, '/vendor/import')
  const chooser = page.getByLabel(t('portalListings.import.choose'))
  const rows = ['W-1', 'W-2', 'W-3'].map((reference) => ({ reference, title: `Vitz ${reference}` }))
  await chooser.setInputFiles(vehicleFile(rows))
  await page.getByRole('checkbox', { name: t('portalPictures.publish', { count: 3 }) }).check()
  await page.getByRole('button', { name: 'Import all 3 rows' }).click()
  await page.getByText('The import is done').waitFor()
  await page.getByRole('link', { name: t('portalListings.import.another') }).click()
  await chooser.setInputFiles(csvFile('stock number,price\nW-1,750000\nW-2,78000'))
  await page.getByText(t('portalImportEffects.prices.isBig')).first().waitFor()
  await page.getByLabel(t('portalImportEffects.missing.whole')).check()
  await page.getByText('1 live listing is not in the file.').waitFor()
}

async function openImport(walk: Walk) {
  await openImportWithErrors(walk)
  await walk.page.getByRole('button', { name: 'Leave out 1 row and import the rest' }).click()
  await walk.page.getByText('The import is done').waitFor()
}

/** Of a seller whose listing was seen; that listing alone where no path is given. */
async function openFigures({ page, shop, open }: Walk, path?: string) {
  const seller = await newVendor(shop)
  const { id } = await listVehicle(shop, seller, { ...publishable, publish: 'live' })
  await shop.sql(
    `insert into view_days (product_id, vendor_id, day, shown, opened)
     select $1, $2, current_date - day, 40 + day, day % 7 from generate_series(0, 40) as day`,
    [id, seller.id],
  )
  await open(seller, path ?? `/vendor/figures/${id}`)
  await page
    .getByRole('group', { name: t('portalFigures.byDay', { figure: t('portalFigures.opened') }) })
    .waitFor()
}
