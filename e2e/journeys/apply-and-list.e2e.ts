import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Buyer, newBuyer, person } from '@bandari/api/arrange'
import { enter, lookUp } from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What a seller comes for: from the application to a buyer who has the telephone number. */

test('from the application to a buyer revealing the phone number', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(480_000)
  const applicant = await newBuyer(shop)
  await enter(page, applicant, shop.portal)
  await test.step('applies', () => apply(page, shop))
  await test.step('may not list before support has approved', async () => {
    await page.goto(`${shop.portal}/vendor-dashboard`)
    await expect(page.getByRole('main')).toContainText(/not been approved/)
  })
  await test.step('support approves', () => approve(browser, shop, applicant))
  await test.step('creates a listing', () => create(page, shop))
  await test.step('adds a photo and the details', () => describeIt(page))
  await test.step('publishes', async () => {
    await page.getByRole('switch', { name: t('portalSelling.publish') }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
  const id = /\/add-content\/(\d+)/.exec(page.url())?.[1]
  await test.step('a buyer finds it in Kenya and reveals the number', async () => {
    const context = await browser.newContext({ baseURL: shop.storefront })
    const buyer = patient(await context.newPage())
    await buyer.goto('/product-search/toyota')
    const results = buyer.getByRole('region', { name: t('shared.results') })
    await results.locator(`a[href*="/${id}"]`).first().click()
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText('2014 Toyota Vitz F')
    await expect(buyer.getByRole('main')).toContainText('KES 780,000')
    await expect(buyer.getByRole('main').getByRole('img').first()).toBeVisible()
    await buyer.getByRole('button', { name: /reveal phone number/i }).click()
    await expect(buyer.getByRole('link', { name: '+254 712 345678' })).toBeVisible()
    await context.close()
  })
})

async function apply(page: Page, shop: Shop) {
  await page.goto(`${shop.portal}/become-a-seller`)
  await page.getByLabel(t('portal.phoneCountry')).selectOption('KE')
  await page.getByLabel(t('portalSupporter.mobile')).fill('0712345678')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await page.getByLabel(t('portalSupporter.agree')).check()
  await page.getByRole('button', { name: t('portalSupporter.start') }).click()
  await expect(page.getByText('Your online store ID')).toBeVisible()
}

async function approve(browser: Browser, shop: Shop, { email }: Buyer) {
  const context = await browser.newContext()
  const desk = patient(await context.newPage())
  await enter(desk, await person(shop, 'desk'), shop.portal)
  await desk.goto(`${shop.portal}/support/vendors`)
  await lookUp(desk, 'Name, e-mail, mobile or code', email)
  await expect(desk.getByRole('row')).toHaveCount(2)
  await desk.getByRole('row').nth(1).getByRole('link').click()
  await desk.getByRole('button', { name: t('staffVendors.approve.label'), exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('staffVendors.approve.confirm') })
    .click()
  await expect(desk.getByText(`is approved; ${email} has been told.`)).toBeVisible()
  await context.close()
}

async function create(page: Page, shop: Shop) {
  await page.goto(`${shop.portal}/vendor-dashboard`)
  await page
    .getByRole('link', { name: t('portalListings.listVehicle') })
    .first()
    .click()
  await page.getByLabel(t('portalListings.create.type')).selectOption('Cars')
  await page.getByLabel(t('details.make')).selectOption('Toyota')
  await page.getByLabel(t('details.model')).selectOption('Vitz')
  await page.getByLabel(t('portalListings.create.vehicleTitle')).fill('2014 Toyota Vitz F')
  await page.getByRole('button', { name: t('portalListings.create.send') }).click()
  await expect(page).toHaveURL(/\/vendor\/add-content\/\d+$/)
}

async function describeIt(page: Page) {
  const photos = page.getByRole('region', { name: t('portalEditor.photo.title'), exact: true })
  await photos.getByRole('button', { name: t('portalEditor.photo.addCover') }).click()
  const dialog = page.getByRole('dialog', { name: t('portalEditor.photo.uploadCover') })
  const chooser = page.waitForEvent('filechooser')
  await dialog
    .getByRole('button', { name: t('portalEditor.photo.choose') })
    .last()
    .click()
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#0B4F6C' } })
  const buffer = await picture.jpeg().toBuffer()
  await (await chooser).setFiles([{ name: 'vitz.jpg', mimeType: 'image/jpeg', buffer }])
  await dialog.getByRole('button', { name: t('portalEditor.photo.upload') }).click()
  await expect(photos.getByRole('img', { name: 'Photo 1, the cover', exact: true })).toBeVisible()
  await page.getByLabel(t('portalListings.price')).fill('780000')
  await page.getByLabel(t('portalEditor.field.location')).fill('Industrial Area, Nairobi')
  await page.getByLabel(t('portal.phoneCountry')).selectOption('KE')
  await page.getByLabel(t('portalEditor.field.phone')).fill('0712345678')
  await page
    .getByLabel(t('portalEditor.field.description'))
    .fill('One owner.\nService history since 2016.')
  await page.getByLabel(t('details.mileage')).fill('84200')
  await page.getByLabel(t('details.engineSize')).fill('990 cc')
}
