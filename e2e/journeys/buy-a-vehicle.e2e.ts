import type { Browser, Page } from '@playwright/test'
import { people } from '@bandari/api/people'
import { type Mail, mailsTo } from '@bandari/api/arrange'
import { readDownload, readPdf } from '../pro-forma.ts'
import {
  buyNow,
  chooseShipping,
  continueToReview,
  fillConsignee,
  grace,
  signIn,
  submitOrder,
} from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What the shop exists for, from the first page to the money's arrival; the deep tests do it on a phone, too. */

const desktop = { viewport: { width: 1280, height: 900 } }

test('a buyer finds a vehicle, orders it, gets the invoice and sees the payment arrive', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  test.setTimeout(120_000)
  const title = await test.step('finds a vehicle', () => findVehicle(page))
  await test.step('chooses the destination and signs in on the way', async () => {
    await chooseShipping(page, {
      country: 'Zambia',
      port: 'Dar Es Salaam',
      shipping: 'Container',
    })
    await buyNow(page)
    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(page, buyer)
    await expect(page.getByRole('radio', { name: t('details.container') })).toBeChecked()
    await expect(page.getByLabel(t('details.port'))).toHaveValue('dar-es-salaam')
    await buyNow(page)
    await expect(page).toHaveURL(/\/my-basket$/)
  })
  const total = await test.step('checks out', async () => {
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await fillConsignee(page, { ...grace, email: buyer.email })
    await continueToReview(page)
    const [, sum = ''] = /Total\$([\d,.]+)/.exec((await summaryOf(page)) ?? '') ?? []
    await submitOrder(page)
    await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
    return sum
  })
  const { number, reference } = await readOrder(page)
  await test.step('downloads the pro-forma invoice', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('checkout.proForma') }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`pro-forma-${number}.pdf`)
    expectInvoice(await readDownload(download), { number, reference, total, title })
  })
  await test.step('finds the same invoice in the confirmation mail', async () => {
    const mail = await confirmationTo(shop, buyer.email)
    expect(mail.subject).toBe(`Order ${number}: your pro-forma invoice`)
    expectInvoice(await attachmentText(shop, mail), { number, reference, total, title })
  })
  await test.step('follows the order in the portal', async () => {
    await page.getByRole('link', { name: t('shell.myAccount') }).click()
    await expect(page).toHaveURL(`${shop.portal}/profile`)
    await page.getByRole('tab', { name: t('portalAccount.history') }).click()
    await page.getByRole('link', { name: `View Order ${number}` }).click()
    await expect(page.getByRole('main')).toContainText(reference)
    await expect(page.getByRole('main')).toContainText(total)
  })
  await test.step('support receives the payment', () => receivePayment(browser, shop, number))
  await test.step('sees Authorized', async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Authorized')
    const [mail] = await mailsTo(shop, buyer.email)
    expect(mail!.subject).toBe(`Order ${number}: payment received`)
  })
})

/** From home, by make and price, to the first vehicle found; its title. */
async function findVehicle(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByLabel(t('details.make')).selectOption('Toyota')
  await page.getByLabel(t('home.priceFrom')).selectOption('KES 400,000')
  await page.getByLabel(t('home.priceTo')).selectOption('KES 1,500,000')
  await page.getByRole('button', { name: t('portalListings.search') }).click()
  const first = page
    .getByRole('region', { name: t('shared.results') })
    .getByRole('heading')
    .first()
  const title = (await first.textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return title
}

function summaryOf(page: Page) {
  return page.getByRole('complementary', { name: t('shared.summary') }).textContent()
}

async function readOrder(page: Page) {
  const main = page.getByRole('main')
  await expect(main).toContainText('Order number')
  const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
  const [, number = ''] = /Order number (\S+),/.exec(text) ?? []
  const [, reference = ''] = /Payment reference (\S+)/i.exec(text) ?? []
  return { number, reference }
}

interface Invoice {
  number: string
  reference: string
  total: string
  title: string
}

function expectInvoice(text: string, { number, reference, total, title }: Invoice) {
  expect(text).toContain('Pro-forma invoice')
  expect(text).toContain(number)
  expect(text).toContain(reference)
  expect(text).toContain(`USD ${total}`)
  expect(text).toContain(title)
}

async function confirmationTo(shop: Shop, email: string): Promise<Mail> {
  await expect.poll(() => mailsTo(shop, email)).toHaveLength(1)
  const [mail] = await mailsTo(shop, email)
  return mail!
}

async function attachmentText({ storefront }: Shop, { id, attachments }: Mail): Promise<string> {
  const [file] = attachments
  const answer = await fetch(`${storefront}/api/dev/mails/${id}/attachments/${file!.filename}`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

/** Support, in a browser of its own, marks the order's payment as received. */
async function receivePayment(browser: Browser, { portal }: Shop, number: string) {
  const context = await browser.newContext(desktop)
  const page = patient(await context.newPage())
  await page.goto(portal)
  await signIn(page, people.support)
  await page.getByRole('link', { name: /Orders to be paid/ }).click()
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: t('checkout.paid'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('checkout.paid') })
    .click()
  await expect(page.getByText(`Order ${number} is now Authorized.`)).toBeVisible()
  await context.close()
}
