import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Buyer, listVehicle, newVendor, person, publishable } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, patient, test } from '../world.ts'

/** Files that buyers send with a message, and requests by a form: both are answered in their messages. */

const messages = (page: Page) => page.getByRole('list', { name: t('portalMessages.messages') })
const send = (page: Page) =>
  page.getByRole('button', { name: t('portalMessages.send'), exact: true }).click()

test('a picture goes with a question, is taken out, is seen by the seller, and opened by staff', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  test.setTimeout(180_000)
  const vendor = await newVendor(shop)
  const vehicle = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  await test.step('the buyer chooses pictures, and takes one out again', async () => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/messages/new?product=${vehicle.id}`)
    await page.getByLabel(t('portalMessages.question')).fill('Is this scratch still there?')
    const files = [await aPicture('scratch.jpg'), await aPicture('by-mistake.jpg')]
    await page.locator('input[type=file]').setInputFiles(files)
    await page
      .getByRole('button', { name: t('portalMessages.removeFile', { name: 'by-mistake.jpg' }) })
      .click()
    await expect(page.getByText('by-mistake.jpg')).toHaveCount(0)
  })
  await test.step('a file that is none is refused, and nothing is lost', async () => {
    const text = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') }
    await page.locator('input[type=file]').setInputFiles(text)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('JPEG or PNG')
    await page
      .getByRole('button', { name: t('portalMessages.removeFile', { name: 'notes.pdf' }) })
      .click()
    await expect(page.getByLabel(t('portalMessages.question'))).toHaveValue(/scratch/)
    await send(page)
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await expect(messages(page).getByRole('img', { name: 'scratch.jpg' })).toBeVisible()
  })
  const thread = page.url().split('/').at(-1)
  await test.step('the seller sees it, and answers with a picture alone', async () => {
    const seller = await newPage(browser, vendor, shop.portal)
    await seller.goto(`${shop.portal}/messages/${thread}`)
    await expect(messages(seller).getByRole('img', { name: 'scratch.jpg' })).toBeVisible()
    await seller.locator('input[type=file]').setInputFiles(await aPicture('polished.jpg'))
    await send(seller)
    await expect(messages(seller).getByRole('img', { name: 'polished.jpg' })).toBeVisible()
    await seller.context().close()
  })
  await test.step('staff open it when they ask for it', async () => {
    const desk = await newPage(browser, await person(shop, 'support'), shop.portal)
    await desk.goto(`${shop.portal}/support/threads/${thread}/show`)
    const name = t('portalMessages.openFile', { name: 'scratch.jpg' })
    const open = desk.getByRole('button', { name })
    await expect(open).toBeVisible()
    await expect(desk.getByRole('img', { name: 'scratch.jpg' })).toHaveCount(0)
    await open.click()
    await expect(desk.getByRole('img', { name: 'scratch.jpg' })).toBeVisible()
    await desk.context().close()
  })
})

test('a request of somebody who is signed in is answered in their messages', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  test.setTimeout(180_000)
  const reference = await test.step('the buyer sends the form', async () => {
    await enter(page, buyer)
    await page.goto('/bulk-stock-procurement')
    const form = page.getByRole('form', { name: t('requests.bulkForm') })
    await form.getByLabel(t('requests.name')).fill('Amina')
    await form.getByLabel(t('requests.email')).fill(buyer.email)
    await form.getByLabel(t('requests.contactNumber')).fill('+254 700 000 001')
    await form.getByLabel(t('requests.whatYouNeed')).fill('Twenty Toyota Probox to Mombasa')
    await form.getByRole('button', { name: t('requests.send') }).click()
    await expect(form.getByRole('status')).toContainText(/W-\d+/)
    return /W-\d+/.exec(await form.getByRole('status').innerText())?.[0] ?? ''
  })
  await test.step('and is led to their messages', async () => {
    await page.getByRole('link', { name: 'your messages' }).click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await expect(messages(page)).toContainText('Twenty Toyota Probox to Mombasa')
    await expect(messages(page)).toContainText(t('portalMessages.event.request'))
  })
  await test.step('staff find the way from the request to the thread, and answer there', async () => {
    const desk = await newPage(browser, await person(shop, 'support'), shop.portal)
    await desk.goto(`${shop.portal}/support/requests/${reference.slice(2)}/show`)
    await desk.getByRole('link', { name: t('staffRequests.openThread') }).click()
    await desk.getByLabel(t('staffThreads.answer')).fill('We have twelve.')
    await send(desk)
    await expect(messages(desk)).toContainText('We have twelve.')
    await desk.goto(`${shop.portal}/support/requests/${reference.slice(2)}/show`)
    await expect(desk.getByText(t('staffRequests.inThread'))).toBeVisible()
    await desk.context().close()
  })
  await test.step('the buyer reads it, and writes back', async () => {
    await expect(messages(page)).toContainText('We have twelve.', { timeout: 40_000 })
    await page.getByLabel(t('portalMessages.write')).fill('Twelve are fine.')
    await send(page)
    await expect(messages(page)).toContainText('Twelve are fine.')
  })
})

async function newPage(
  browser: Browser,
  visitor: Pick<Buyer, 'shop' | 'token' | 'email'>,
  origin: string,
): Promise<Page> {
  const page = patient(await (await browser.newContext()).newPage())
  await enter(page, visitor, origin)
  return page
}

async function aPicture(name: string) {
  const plain = { width: 640, height: 480, channels: 3, background: '#8a6b3f' } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create: plain }).jpeg().toBuffer() }
}
