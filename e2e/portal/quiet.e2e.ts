import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type Buyer,
  listSpare,
  listVehicle,
  makeOffer,
  moveOrder,
  newSupporter,
  newVendor,
  placeOrder,
  publishable,
  sellWithCode,
} from '@bandari/api/arrange'
import { expectAccessible } from '../axe.ts'
import { vehicleFile } from '../import-file.ts'
import { expectQuiet } from '../quiet-screens.ts'
import { enter } from '../steps.ts'
import type { Shop } from '../world.ts'
import { t } from '../sentences.ts'

/** Every screen of an account, a supporter and a vendor. */

expectQuiet({
  screens: {
    'sign in': async (page, { shop }) => {
      await page.goto(`${shop.portal}/login`)
      await page.getByRole('button', { name: t('portal.signIn') }).waitFor()
    },
    profile: async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile`)
      await page.getByText(buyer.email).waitFor()
    },
    'your data': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile?tab=data`)
      await page.getByRole('button', { name: t('portalAccount.data.deleteNow') }).waitFor()
    },
    'order history': async (page, { shop, buyer }) => {
      const { number } = await placeOrder(shop, buyer)
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile?tab=orders`)
      await page.getByText(`Order ${number}`).first().waitFor()
    },
    'no orders yet': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile?tab=orders`)
      await page.getByText('You have no orders yet').waitFor()
    },
    'View Order': async (page, { shop, buyer }) => {
      const { id } = await placeOrder(shop, buyer)
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile?tab=orders&order=${id}`)
      await page.getByRole('dialog').getByText('What you ordered').waitFor()
    },
    'no messages yet': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/messages`)
      await page.getByText(t('portalMessages.none')).waitFor()
    },
    messages: async (page, { shop, buyer }) => {
      await askSeller(shop, buyer)
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/messages`)
      await page.getByText(question).waitFor()
    },
    'a question': async (page, { shop, buyer }) => {
      const { id } = await placeOrder(shop, buyer)
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/messages/new?order=${id}`)
      await page.getByLabel(t('portalMessages.question')).waitFor()
    },
    'a thread': async (page, { shop, buyer }) => {
      await openThread(page, shop, buyer)
    },
    'a report of a thread': async (page, { shop, buyer }) => {
      await openThread(page, shop, buyer)
      await page.getByRole('button', { name: t('portalMessages.report') }).click()
      await page.getByLabel(t('portalMessages.reason')).waitFor()
    },
    'my offers': async (page, { shop, buyer }) => {
      await makeOffer(shop, buyer)
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile?tab=offers`)
      await page.getByText(t('portalOffers.state.open')).waitFor()
    },
    'no offers yet': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/profile?tab=offers`)
      await page.getByText(t('portalOffers.none')).waitFor()
    },
    'become a seller': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/become-a-seller`)
      await page.getByRole('button', { name: t('portalSupporter.next') }).click()
      await page.getByText('Please enter a valid mobile number').waitFor()
    },
    'the terms of the programme': async (page, { shop, buyer }) => {
      await openTerms(page, shop, buyer)
    },
    'the store ID': async (page, { shop }) => {
      await enter(page, await newSupporter(shop), shop.portal)
      await page.goto(`${shop.portal}/become-a-seller`)
      await page.getByText('Your online store ID').waitFor()
    },
    'supporter dashboard': async (page, { shop }) => {
      await openDashboard(page, shop)
    },
    'supporter dashboard of who has not joined': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/supporter-dashboard`)
      await page.getByText('Your profile is incomplete').waitFor()
    },
    'My Downline and a recruit': async (page, { shop }) => {
      const recruiter = await newSupporter(shop)
      const recruit = await newSupporter(shop, { referrer: recruiter })
      await sellWithCode(shop, recruit)
      await enter(page, recruiter, shop.portal)
      await page.goto(`${shop.portal}/my-downline`)
      await page.getByText('$45.00').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: recruit.email }).click()
      await page.getByText('ORDERS').waitFor()
    },
    'an empty downline': async (page, { shop }) => {
      await enter(page, await newSupporter(shop), shop.portal)
      await page.goto(`${shop.portal}/my-downline`)
      await page.getByText('You have no recruits yet').waitFor()
    },
    training: async (page, { shop, buyer }) => {
      await buyer.client.GET('/update-training-progress/', {
        params: { query: { c: 'chapter_1' } },
      })
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/supporter-training?chapter=chapter_1`)
      await page.getByRole('button', { name: t('portalTraining.confirmed') }).waitFor()
    },
    'promotion tools': async (page, { shop }) => {
      await enter(page, await newSupporter(shop), shop.portal)
      await page.goto(`${shop.portal}/advertising-tools`)
      for (const name of ['Business cards', 'Flyers', 'Vinyl signage'])
        await page.getByRole('img', { name: new RegExp(`^${name} with your name`) }).waitFor()
    },
    'promotion tools of who has not joined': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/advertising-tools`)
      await page.getByText('Yours appears here once you have joined').first().waitFor()
    },
    'photos of a listing': async (page, { shop }) => {
      await openPhotos(page, shop)
      await expectAccessible(page)
      await page.getByRole('button', { name: t('portalEditor.photo.addCover') }).click()
      await page.getByRole('dialog', { name: t('portalEditor.photo.uploadCover') }).waitFor()
    },
    statement: async (page, { shop }) => {
      await openStatement(page, shop)
    },
    'an empty statement': async (page, { shop }) => {
      await enter(page, await newSupporter(shop), shop.portal)
      await page.goto(`${shop.portal}/commission`)
      await page.getByText('Your statement is empty').waitFor()
    },
    'seller dashboard': async (page, { shop }) => {
      await openSellerDashboard(page, shop)
    },
    'seller dashboard without listings': async (page, { shop }) => {
      await enter(page, await newVendor(shop), shop.portal)
      await page.goto(`${shop.portal}/vendor-dashboard`)
      await page.getByText('You have not listed anything yet').waitFor()
    },
    'seller dashboard of who is not approved': async (page, { shop }) => {
      await enter(page, await newSupporter(shop), shop.portal)
      await page.goto(`${shop.portal}/vendor-dashboard`)
      await page.getByText('Your application is with customer service').waitFor()
    },
    'create a vehicle listing': async (page, { shop }) => {
      await enter(page, await newVendor(shop), shop.portal)
      await page.goto(`${shop.portal}/vendor/create-product?type=Cars&make=Toyota`)
      await page.getByRole('button', { name: t('portalListings.create.send') }).click()
      await page.getByText('Please enter a course name').waitFor()
    },
    'create a spares listing': async (page, { shop }) => {
      await enter(page, await newVendor(shop), shop.portal)
      await page.goto(`${shop.portal}/vendor/create-spares-listing?level=Braking`)
      await page.getByLabel(t('portalListings.create.subcategory')).waitFor()
    },
    'vehicle editor': async (page, { shop }) => {
      await openEditor(page, shop)
    },
    'vehicle editor that may not go live': async (page, { shop }) => {
      const vendor = await newVendor(shop)
      const { id } = await listVehicle(shop, vendor)
      await enter(page, vendor, shop.portal)
      await page.goto(`${shop.portal}/vendor/add-content/${id}`)
      await page.getByRole('switch', { name: t('portalSelling.publish') }).click()
      await page.getByText('Field required').first().waitFor()
    },
    'spare editor': async (page, { shop }) => {
      const vendor = await newVendor(shop)
      const { id } = await listSpare(shop, vendor, { pPrice: 4500, pLocation: 'Nairobi' })
      await enter(page, vendor, shop.portal)
      await page.goto(`${shop.portal}/vendor/list-auto-spares/${id}`)
      await page.getByLabel(t('portalEditor.field.partNumber')).waitFor()
    },
    'fitment of a spare': async (page, { shop }) => {
      const vendor = await newVendor(shop)
      const { id } = await listSpare(shop, vendor)
      await enter(page, vendor, shop.portal)
      await page.goto(`${shop.portal}/vendor/list-auto-spares/${id}`)
      const fitment = page.getByRole('region', { name: t('portalFitment.title') })
      for (const [label, name] of Object.entries({
        Make: 'Toyota',
        Models: 'Vitz',
        Variants: 'F',
      })) {
        await fitment.getByLabel(label, { exact: true }).fill(name)
        await page.getByRole('option', { name, exact: true }).click()
        await page.keyboard.press('Escape')
      }
      await fitment
        .getByRole('button', { name: /^Years of/ })
        .first()
        .waitFor()
      await expectAccessible(page)
      await fitment.getByRole('checkbox', { name: t('portalSelling.grid.selectAll') }).check()
      await fitment.getByRole('button', { name: t('portalFitment.save') }).click()
      await fitment.getByText('trims are saved').waitFor()
    },
    'import listings': async (page, { shop }) => {
      await openImports(page, shop)
      await page.getByText('None yet.').waitFor()
      await page.getByLabel(t('portalListings.import.choose')).focus()
    },
    'an import with errors': async (page, { shop }) => {
      await openImportWithErrors(page, shop)
    },
    'an import that is done, and the list of them': async (page, { shop }) => {
      await openImportWithErrors(page, shop)
      await page.getByRole('button', { name: 'Leave out 1 row and import the rest' }).click()
      await page.getByText('The import is done').waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('portalListings.import.all') }).click()
      await page.getByText('1 listing created').waitFor()
    },
    'no permission': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/support/orders`)
      await page.getByText('This room is for support staff').waitFor()
    },
    'not found': async (page, { shop, buyer }) => {
      await enter(page, buyer, shop.portal)
      await page.goto(`${shop.portal}/no-such-room`)
      await page.getByText("Oops, sorry we couldn't find that page").waitFor()
    },
  },
  byNight: {
    'supporter dashboard': (page, { shop }) => openDashboard(page, shop),
    'the terms of the programme': (page, { shop, buyer }) => openTerms(page, shop, buyer),
    statement: (page, { shop }) => openStatement(page, shop),
    'an import with errors': (page, { shop }) => openImportWithErrors(page, shop),
    'vehicle editor': (page, { shop }) => openEditor(page, shop),
    'photos of a listing': (page, { shop }) => openPhotos(page, shop),
    'seller dashboard': (page, { shop }) => openSellerDashboard(page, shop),
  },
})

async function openTerms(page: Page, shop: Shop, buyer: Buyer) {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/become-a-seller`)
  await page.getByLabel(t('portalSupporter.mobile')).fill('0971234567')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await page.getByLabel(t('portalSupporter.agree')).check()
}

/** One that was taken and one that was refused. */
async function openPhotos(page: Page, shop: Shop) {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/add-content/${id}`)
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

async function openDashboard(page: Page, shop: Shop) {
  const supporter = await newSupporter(shop)
  const { number } = await sellWithCode(shop, supporter)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  await page.getByText(`Order ${number}`).waitFor()
  await page.getByText('Show the figures').click()
}

/** Of a live vehicle, on the page of its inspection report. */
async function openEditor(page: Page, shop: Shop) {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const body = { cid: id, title: 'Inspection report' }
  const { data } = await vendor.client.POST('/vendor/create-lecture', { body })
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/add-content/${id}/${data!.lecture_id}`)
  await page.getByLabel(t('portalEditor.field.lectureText')).waitFor()
}

async function openSellerDashboard(page: Page, shop: Shop) {
  const vendor = await newVendor(shop)
  await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  await listVehicle(shop, vendor, publishable)
  const { title } = await listSpare(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor-dashboard`)
  await page.getByLabel(`Select ${title}`).check()
  await page.getByRole('button', { name: t('portalSelling.publish'), exact: true }).click()
  await page.getByText('The listing cannot go live yet').waitFor()
}

async function openStatement(page: Page, shop: Shop) {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter)
  await sellWithCode(shop, supporter)
  await moveOrder(shop, order, 'Canceled')
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/commission`)
  await page.getByText('Direct commission taken back').waitFor()
}

async function openImports(page: Page, shop: Shop) {
  await enter(page, await newVendor(shop), shop.portal)
  await page.goto(`${shop.portal}/vendor/import`)
}

async function openImportWithErrors(page: Page, shop: Shop) {
  await openImports(page, shop)
  const file = vehicleFile([{ title: 'Right' }, { title: 'Wrong', make: 'Toyta', price: 'ask' }])
  await page.getByLabel(t('portalListings.import.choose')).setInputFiles(file)
  await page.getByText('2 errors in 1 row').waitFor()
}

const question = 'In which month was it first registered?'

/** A vendor, and the thread in which a buyer asks them. */
async function askSeller(shop: Shop, { client }: Buyer) {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const body = { text: question }
  const { data } = await client.POST('/products/{id}/thread/', { params: { path: { id } }, body })
  if (!data) throw new Error('nothing was asked')
  return { vendor, thread: data.id }
}

async function openThread(page: Page, shop: Shop, buyer: Buyer) {
  const { vendor, thread } = await askSeller(shop, buyer)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/messages/${thread}`)
  await page.getByText(question).waitFor()
}
