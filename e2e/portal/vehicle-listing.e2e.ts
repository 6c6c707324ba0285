import type { Page } from '@playwright/test'
import {
  type Buyer,
  endSessions,
  listVehicle,
  newVendor,
  type OwnListing,
  publishable,
  readListing,
  saveListing,
} from '@bandari/api/arrange'
import { expectAccessible } from '../axe.ts'
import { enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The vehicle listing editor (account spec §2 to §5, §8; decisions 18; issue 5: two tabs). */

const bar = {
  save: (page: Page) => page.getByRole('button', { name: t('portalEditor.save'), exact: true }),
  saved: (page: Page) => page.getByText('Saved', { exact: true }),
}
const title = (page: Page) =>
  page.getByRole('textbox', { name: t('portalEditor.field.title'), exact: true })
const preview = (page: Page) => page.getByRole('region', { name: t('portalEditor.preview') })
const publish = (page: Page) => page.getByRole('switch', { name: t('portalSelling.publish') })
const editorOf = ({ portal }: Shop, { id }: OwnListing) => `${portal}/vendor/add-content/${id}`

async function open(page: Page, shop: Shop, fields: Parameters<typeof listVehicle>[2] = {}) {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor, fields)
  await openAs(page, shop, vendor, listing)
  return { vendor, listing }
}

async function openAs(page: Page, shop: Shop, vendor: Buyer, listing: OwnListing) {
  await enter(page, vendor, shop.portal)
  await page.goto(editorOf(shop, listing))
  await title(page).waitFor()
}

test('a bar of its own instead of the portal’s: Dashboard and Save', async ({ page, shop }) => {
  const { listing } = await open(page, shop)
  await expect(page.getByRole('link', { name: t('portal.menu.dashboard') })).toHaveAttribute(
    'href',
    '/vendor-dashboard',
  )
  await expect(page.getByRole('link', { name: t('portal.backToShop') })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title)
  const information = page.getByRole('region', { name: t('portalEditor.vehicleInformation') })
  await expect(information).toContainText('Cars')
  await expect(information).toContainText('Vitz')
  await expect(information).toContainText(/Date created\w{3}\. \d{1,2}, 20\d\d, /)
})

test('Save is disabled until something changes, and enabled again after further edits', async ({
  page,
  shop,
}) => {
  const { vendor, listing } = await open(page, shop)
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/vendor/post-content/')) saves += 1
  })
  await expect(bar.save(page)).toBeDisabled()
  await title(page).fill('2014 Toyota Vitz F')
  await bar.save(page).dblclick()
  await expect(bar.saved(page)).toBeVisible()
  await expect(bar.save(page)).toBeDisabled()
  expect(saves).toBe(1)
  await title(page).fill('2014 Toyota Vitz U')
  await expect(bar.save(page)).toBeEnabled()
  await page.keyboard.press('Control+s')
  await expect(bar.saved(page)).toBeVisible()
  expect((await readListing(vendor, listing.id)).prod_title).toBe('2014 Toyota Vitz U')
  await title(page).fill('2014 Toyota Vitz')
  await title(page).fill('2014 Toyota Vitz U')
  await expect(bar.save(page)).toBeDisabled()
})

test('every field is stored as it is typed', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop)
  await page.getByLabel(t('portalEditor.field.subtitle')).fill('One owner')
  await expect(title(page)).toHaveAttribute('maxlength', '150')
  await expect(page.getByLabel(t('portalEditor.field.subtitle'))).toHaveAttribute(
    'maxlength',
    '100',
  )
  await expect(page.getByText('9 of 100')).toBeVisible()
  const price = page.getByLabel(t('portalEditor.field.price'))
  await price.pressSequentially('780000')
  await expect(price).toHaveValue('780,000')
  // A figure in the middle: the caret stays behind it.
  await price.press('Home')
  await price.press('ArrowRight')
  await price.pressSequentially('55')
  await expect(price).toHaveValue('75,580,000')
  await page.getByLabel(t('portalEditor.field.location')).fill('Mombasa')
  await page.getByLabel(t('portal.phoneCountry')).selectOption('KE')
  await page.getByLabel(t('portalEditor.field.phone')).fill('0712345678')
  await page.getByLabel(t('portalEditor.field.description')).fill('One owner.\nNever off the road.')
  await page.getByLabel(t('details.mileage')).fill('84,200')
  await page.getByLabel(t('portalEditor.field.engine')).fill('990 cc')
  await page.getByLabel(t('shared.year')).selectOption('2014')
  await page.getByLabel(t('search.fuel')).selectOption('Petrol')
  await page.getByLabel(t('portalEditor.field.transmission')).selectOption('Automatic')
  await page.getByLabel(t('details.bodyType')).selectOption('Hatchback')
  await page.getByLabel(t('details.colour')).selectOption('White')
  await bar.save(page).click()
  await expect(bar.saved(page)).toBeVisible()
  expect(await readListing(vendor, listing.id)).toMatchObject({
    prod_subtitle: 'One owner',
    prod_price: 75_580_000,
    prod_location: 'Mombasa',
    prod_contact: '+254 712 345678',
    prod_description: 'One owner.\nNever off the road.',
    prod_live: 'draft',
    specs: {
      model: 'Vitz',
      mileage: 84_200,
      engineSize: '990 cc',
      year: 2014,
      fuel: 'Petrol',
      transmission: 'Automatic',
      bodyType: 'hatchback',
      colour: 'white',
    },
  })
})

test('a value that is not on the list any more stays', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor, { sColour: 'champagne', pContact: 'ask Joy' })
  await openAs(page, shop, vendor, listing)
  await expect(page.getByLabel(t('details.colour'))).toHaveValue('champagne')
  await expect(page.getByLabel(t('portalEditor.field.phone'))).toHaveValue('ask Joy')
  await page.getByLabel(t('details.colour')).selectOption('White')
  await page.getByLabel(t('details.colour')).selectOption('Champagne')
  await expect(bar.save(page)).toBeDisabled()
})

test('the preview is what buyers read, as it is typed', async ({ page, shop }) => {
  await open(page, shop, publishable)
  const card = preview(page)
  await expect(card).toContainText('KES 780,000')
  await page.getByLabel(t('portalEditor.field.price')).fill('1250000.50')
  await expect(card).toContainText('KES 1,250,000.50')
  await page.getByLabel(t('portalEditor.field.location')).fill('Westlands, Nairobi')
  await expect(card).toContainText('Westlands, Nairobi')
  await page.getByLabel(t('search.fuel')).selectOption('Hybrid')
  for (const row of ['ModelVitz', 'Engine size990 cc', 'FuelHybrid', 'Mileage84,200 km'])
    await expect(card).toContainText(row)
  await expect(card).not.toContainText('345678')
  await card.getByRole('button', { name: t('portalEditor.revealPhone') }).click()
  await expect(card.getByRole('link', { name: '+254 712 345678' })).toBeFocused()
  await page.getByLabel(t('portalEditor.field.description')).pressSequentially('A\nB')
  await expect(page.getByLabel(t('portalEditor.field.description'))).toBeFocused()
  const words = card.getByText('Service history since 2016.')
  expect(await words.evaluate((one) => (one as HTMLElement).innerText.split('\n').length)).toBe(3)
})

test('going live needs the required fields: they are marked, and it stays a draft', async ({
  page,
  shop,
}) => {
  const { vendor, listing } = await open(page, shop, { sEngine: '990 cc', pContact: '' })
  await publish(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'One of the required field is empty — check your input.',
  )
  await expect(publish(page)).not.toBeChecked()
  await expect(bar.save(page)).toBeDisabled()
  for (const field of ['Price', 'Location', 'Phone number', 'Description', 'Mileage'])
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/Field required/)
  await expect(page.getByLabel(t('portalEditor.field.engine'))).not.toHaveAccessibleDescription(
    /Field required/,
  )
  await expect(page.getByLabel(t('portalEditor.field.price'))).toBeFocused()
  await page.getByLabel(t('portalEditor.field.price')).fill('780000')
  await expect(page.getByLabel(t('portalEditor.field.price'))).not.toHaveAccessibleDescription(
    /Field required/,
  )
  await page.getByLabel(t('portalEditor.field.location')).fill('Nairobi')
  await page.getByLabel(t('portalEditor.field.phone')).fill('0712345678')
  await page.getByLabel(t('portalEditor.field.description')).fill('One owner.')
  await page.getByLabel(t('details.mileage')).fill('0')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await publish(page).click()
  const link = page.getByRole('link', { name: t('portalEditor.seeIt') })
  await expect(link).toHaveAttribute('href', `${shop.storefront}/details/${listing.id}`)
  await page.getByLabel(t('portalEditor.field.location')).fill('')
  await bar.save(page).click()
  await expect(page.getByLabel(t('portalEditor.field.location'))).toHaveAccessibleDescription(
    /Field required/,
  )
  expect((await readListing(vendor, listing.id)).prod_location).toBe('Nairobi')
  await publish(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)
  expect(await readListing(vendor, listing.id)).toMatchObject({
    prod_live: 'draft',
    prod_location: '',
  })
})

test('Saving...: a dialog and a loading bar until it is stored', async ({ page, shop }) => {
  const { listing } = await open(page, shop)
  await title(page).fill('2014 Toyota Vitz')
  await shop.sql('begin')
  await shop.sql('select id from products where id = $1 for update', [listing.id])
  try {
    await bar.save(page).click()
    await expect(page.getByRole('dialog', { name: t('portalEditor.saving') })).toBeVisible()
    await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveCount(1)
  } finally {
    await shop.sql('rollback')
  }
  await expect(bar.saved(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('leaving with unsaved changes is asked about, by a link and by Back', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page.getByRole('menuitem', { name: t('portal.menu.sellerDashboard') }).click()
  await page.getByRole('link', { name: listing.title }).first().click()
  await title(page).fill('2014 Toyota Vitz')
  const question = page.getByRole('dialog', { name: t('portal.leave.title') })
  await page.getByRole('link', { name: t('portal.menu.dashboard') }).click()
  await question.getByRole('button', { name: t('portal.leave.stay') }).click()
  await expect(title(page)).toHaveValue('2014 Toyota Vitz')
  await page.goBack()
  await question.getByRole('button', { name: t('portal.leave.discard') }).click()
  await expect(page).toHaveURL(/\/vendor-dashboard/)
  expect((await readListing(vendor, listing.id)).prod_title).toBe(listing.title)
  await page.goForward()
  await expect(title(page)).toHaveValue(listing.title)
  await title(page).fill('2014 Toyota Vitz')
  await page.getByRole('link', { name: t('portal.menu.dashboard') }).click()
  await question.getByRole('button', { name: t('portal.leave.save') }).click()
  await expect(page).toHaveURL(/\/vendor-dashboard/)
  expect((await readListing(vendor, listing.id)).prod_title).toBe('2014 Toyota Vitz')
})

test('closing or reloading the tab is asked about; what was typed is there again', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await title(page).fill('2014 Toyota Vitz')
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.accept()
    })
  })
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(page.getByText('Your unsaved changes are here again.')).toBeVisible()
  await expect(title(page)).toHaveValue('2014 Toyota Vitz')
  await page.getByRole('button', { name: t('portal.discardThem') }).click()
  await expect(title(page)).not.toHaveValue('2014 Toyota Vitz')
  await expect(bar.save(page)).toBeDisabled()
})

test('two tabs: the second save is told about the first, and loses nothing', async ({
  page,
  shop,
  context,
}) => {
  const { vendor, listing } = await open(page, shop, publishable)
  const other = await context.newPage()
  await openAs(other, shop, vendor, listing)
  await title(other).fill('2014 Toyota Vitz U')
  await other.getByLabel(t('details.mileage')).fill('85000')
  await other.getByLabel(t('portalEditor.field.location')).fill('Mombasa')
  await bar.save(other).click()
  await expect(bar.saved(other)).toBeVisible()
  await title(page).fill('2014 Toyota Vitz F')
  await page.getByLabel(t('portalEditor.field.subtitle')).fill('One owner')
  await page.getByLabel(t('portalEditor.field.location')).fill('Kisumu')
  await bar.save(page).click()
  const dialog = page.getByRole('dialog', { name: t('portalEditor.conflict.title') })
  const mileage = dialog.getByRole('group', { name: t('details.mileage') })
  await expect(mileage.getByLabel(t('portalEditor.conflict.elsewhere'))).toBeChecked()
  await expect(mileage).toContainText('85,000 km')
  await expect(mileage).toContainText('84,200 km')
  await expect(dialog.getByRole('group', { name: t('portalEditor.field.subtitle') })).toHaveCount(0)
  await expect(
    dialog
      .getByRole('group', { name: t('portalEditor.field.title') })
      .getByLabel(t('portalEditor.conflict.here')),
  ).toBeChecked()
  await expectAccessible(page)
  // Nothing is stored or lost by looking.
  await dialog.getByRole('button', { name: t('portalEditor.conflict.back') }).click()
  await expect(title(page)).toHaveValue('2014 Toyota Vitz F')
  await bar.save(page).click()
  await dialog.getByRole('button', { name: t('portalEditor.conflict.theirs') }).click()
  await dialog
    .getByRole('group', { name: t('portalEditor.field.title') })
    .getByLabel(t('portalEditor.conflict.here'))
    .check()
  await dialog.getByRole('button', { name: t('portalEditor.conflict.save') }).click()
  await expect(bar.saved(page)).toBeVisible()
  expect(await readListing(vendor, listing.id)).toMatchObject({
    prod_title: '2014 Toyota Vitz F',
    prod_subtitle: 'One owner',
    prod_location: 'Mombasa',
    specs: { mileage: 85_000 },
  })
})

test('a session that ends loses nothing that was typed', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop, publishable)
  await title(page).fill('2014 Toyota Vitz')
  await endSessions(shop, vendor)
  await bar.save(page).click()
  await page.waitForURL('**/login**')
  await signIn(page, vendor)
  await expect(title(page)).toHaveValue('2014 Toyota Vitz')
  await expect(page.getByText('Your unsaved changes are here again.')).toBeVisible()
  await bar.save(page).click()
  await expect(bar.saved(page)).toBeVisible()
  const stored = await shop.sql('select title from products where id = $1', [listing.id])
  expect(stored).toEqual([{ title: '2014 Toyota Vitz' }])
})

test('a visitor is sent to /login, and back to the listing', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor)
  await page.goto(editorOf(shop, listing))
  await page.waitForURL('**/login**')
  await signIn(page, vendor)
  await expect(title(page)).toHaveValue(listing.title)
})

test('a 401 of the loading leads to /profile', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor)
  await endSessions(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(editorOf(shop, listing))
  await page.waitForURL('**/login**')
  await signIn(page, vendor)
  await expect(page).toHaveURL(/\/profile$/)
})

test('what is another’s is not found; who is not approved is told so', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const foreign = await listVehicle(shop, await newVendor(shop))
  await enter(page, vendor, shop.portal)
  await page.goto(editorOf(shop, foreign))
  await expect(page.getByText("Oops, sorry we couldn't find that page")).toBeVisible()
  await page.goto(`${shop.portal}/vendor/add-content/none`)
  await expect(page.getByText("Oops, sorry we couldn't find that page")).toBeVisible()
  await shop.sql("update accounts set seller_status = 'pending' where id = $1", [vendor.id])
  await page.goto(editorOf(shop, foreign))
  await expect(
    page.getByText(
      'Ooops, your seller account has not been approved yet. Contact customer service',
    ),
  ).toBeVisible()
})

test('an extra section is added, written, read by buyers and deleted', async ({ page, shop }) => {
  const { listing, vendor } = await open(page, shop, { ...publishable, publish: 'live' })
  const sections = page.getByRole('region', { name: t('portalEditor.lecture.title') })
  await sections.getByLabel(t('portalEditor.lecture.new')).fill('Inspection report')
  await sections.getByRole('button', { name: t('portalEditor.lecture.add') }).click()
  await expect(page).toHaveURL(new RegExp(`/vendor/add-content/${listing.id}/\\d+$`))
  await sections
    .getByLabel(t('portalEditor.field.lectureText'))
    .fill('Tyres: new.\n\nBrakes: 60 percent.')
  await bar.save(page).click()
  await expect(bar.saved(page)).toBeVisible()
  await page.goto(`${shop.storefront}/details/${listing.id}`)
  await expect(page.getByRole('heading', { name: t('portalEditor.lecture.example') })).toBeVisible()
  await expect(page.getByText('Brakes: 60 percent.')).toBeVisible()
  await page.goto(editorOf(shop, listing))
  await page.getByRole('link', { name: t('portalEditor.lecture.example') }).click()
  await title(page).fill('2014 Toyota Vitz')
  await sections.getByRole('button', { name: 'Delete Inspection report' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('portalEditor.lecture.confirm') })
    .click()
  await expect(page).toHaveURL(editorOf(shop, listing))
  // What else was typed came along.
  await expect(title(page)).toHaveValue('2014 Toyota Vitz')
  await expect(sections.getByText('Inspection report', { exact: true })).toHaveCount(0)
  expect(await readListing(vendor, listing.id)).toMatchObject({ lecture_list: [] })
})

test('a draft is deleted; a live listing has to be a draft first', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop, { ...publishable, publish: 'live' })
  const dialog = page.getByRole('dialog', { name: t('portalEditor.delete.ask') })
  const ask = page.getByRole('button', { name: t('portalEditor.delete.button') })
  await ask.click()
  await dialog.getByRole('button', { name: t('portalEditor.delete.button') }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Set the listing to draft first.')
  await dialog.getByRole('button', { name: t('ra.action.cancel') }).click()
  await saveListing(vendor, listing.id, { publish: 'draft' })
  await title(page).fill('Something typed')
  await ask.click()
  await dialog.getByRole('button', { name: t('portalEditor.delete.button') }).click()
  await expect(page).toHaveURL(/\/vendor-dashboard/)
  await expect(page.getByText('The listing is deleted.')).toBeVisible()
  expect(await shop.sql('select id from products where id = $1', [listing.id])).toEqual([])
})
