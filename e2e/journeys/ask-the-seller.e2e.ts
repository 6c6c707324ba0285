import type { Browser, Page } from '@playwright/test'
import { type Buyer, listVehicle, newVendor, publishable } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, patient, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What a buyer asks and a seller answers, without either learning how to reach the other. */

test('a question about a vehicle, its answer, and what neither learns of the other', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  test.setTimeout(480_000)
  const vendor = await newVendor(shop)
  const vehicle = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const question = 'In which month was it registered?'
  await test.step('the buyer asks on the page of the vehicle', async () => {
    await enter(page, buyer, shop.storefront)
    await page.goto(`/details/${vehicle.id}`)
    await page.getByRole('link', { name: t('details.askSeller') }).click()
    await page.getByRole('heading', { name: t('portalMessages.askSeller') }).waitFor()
    await expect(page.getByText(vehicle.title)).toBeVisible()
    await page.getByLabel(t('portalMessages.question')).fill(question)
  })
  await test.step('what is half typed is still there after a reload', async () => {
    await page.reload()
    await expect(page.getByLabel(t('portalMessages.question'))).toHaveValue(question)
    await page
      .getByLabel(t('portalMessages.question'))
      .fill(`${question}\nCall me: +254 722 345 678`)
    await page.getByRole('button', { name: t('portalMessages.send') }).click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await expect(page.getByRole('listitem').filter({ hasText: question })).toBeVisible()
  })
  const seller = await test.step('the seller sees that something is new', async () => {
    const desk = await newPage(browser, vendor, shop.portal)
    await desk.goto(`${shop.portal}/messages`)
    const menu = desk.getByRole('menuitem', { name: new RegExp(t('portal.menu.messages')) })
    await expect(menu).toContainText('1')
    await desk.getByRole('link', { name: new RegExp(vehicle.title) }).click()
    return desk
  })
  await test.step('reads it without the number, and answers with a quick answer', async () => {
    const messages = seller.getByRole('list', { name: t('portalMessages.messages') })
    await expect(messages).toContainText(question)
    await expect(messages).toContainText('Call me: •••')
    await expect(messages).not.toContainText('722')
    const menu = seller.getByRole('menuitem', { name: new RegExp(t('portal.menu.messages')) })
    await expect(menu).not.toContainText('1')
    await seller.getByRole('button', { name: t('portalMessages.quick.available') }).click()
    const { arrive } = await hold(seller, /\/api\/threads\/\d+\/messages/, 'POST')
    await seller.getByRole('button', { name: t('portalMessages.send') }).dblclick()
    // What is typed while the message is on its way belongs to the next one.
    const next = seller.getByLabel(t('portalMessages.write'))
    await next.pressSequentially(' And')
    arrive()
    const answers = messages
      .getByRole('listitem')
      .filter({ hasText: t('portalMessages.quick.available') })
    await expect(answers).toHaveCount(1)
    await expect(next).toHaveValue(/ And$/)
    await seller.unrouteAll({ behavior: 'wait' })
  })
  await test.step('the buyer reads it where they are, and keeps what they type', async () => {
    const field = page.getByLabel(t('portalMessages.write'))
    await field.fill('Thank you')
    const messages = page.getByRole('list', { name: t('portalMessages.messages') })
    await expect(messages).toContainText(t('portalMessages.quick.available'), { timeout: 30_000 })
    await expect(field).toHaveValue('Thank you')
  })
  await test.step('the shop tells the buyer of what they have not seen', async () => {
    const elsewhere = await newPage(browser, buyer, shop.storefront)
    await seller.getByLabel(t('portalMessages.write')).fill('Come and see it.')
    await page.goto(`${shop.portal}/messages`)
    await seller.getByRole('button', { name: t('portalMessages.send') }).click()
    await expect(seller.getByText('Come and see it.')).toBeVisible()
    await elsewhere.goto(shop.storefront)
    await expect(elsewhere.getByRole('link', { name: /, 1 unread message/ })).toBeVisible()
    await elsewhere.context().close()
    await page.getByRole('link', { name: new RegExp(vehicle.title) }).click()
    await expect(page.getByText('Come and see it.')).toBeVisible()
    await expect(page.getByLabel(t('portalMessages.write'))).toHaveValue('Thank you')
  })
  await test.step('the seller wants no more of it', async () => {
    const { arrive } = await hold(page, /\/api\/threads\/\d+/, 'GET')
    await seller.getByRole('button', { name: t('portalMessages.block') }).click()
    const dialog = seller.getByRole('dialog')
    await dialog.getByRole('button', { name: t('portalMessages.block') }).click()
    await expect(seller.getByText(t('portalMessages.blockedByYou'))).toBeVisible()
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: t('portalMessages.send') }).click()
    expect((await refused).status()).toBe(409)
    arrive()
    await expect(page.getByText(t('portalMessages.closed')).first()).toBeVisible()
    await seller.context().close()
  })
})

/** Calls of that kind wait until `arrive` is called: a page that learns nothing new of a thread goes on offering to write. */
async function hold(page: Page, address: RegExp, method: 'GET' | 'POST') {
  let arrive = () => {}
  const later = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().method() === method) await later
    await route.continue()
  })
  return { arrive }
}

async function newPage(browser: Browser, person: Buyer, origin: string): Promise<Page> {
  const page = patient(await (await browser.newContext()).newPage())
  await enter(page, person, origin)
  return page
}
