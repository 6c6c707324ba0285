import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { aPdf } from '@bandari/api/arrange-papers'
import { moveOrder, person, placeOrder } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

/** From a paper that staff add to what became of the delivery: draft, link for the clearing agent, claim, outcome. */

test('papers are confirmed and shared, and a claim about the delivery gets an outcome', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  test.setTimeout(180_000)
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  const staff = await newPage(browser)
  await enter(staff, await person(shop, 'support'), shop.portal)

  await test.step('staff add a draft of the bill of lading', async () => {
    await staff.goto(`${shop.portal}/support/orders/${order.id}/show`)
    await staff.getByRole('button', { name: t('staffPapers.add') }).click()
    await staff.getByLabel(t('staffPapers.kind')).selectOption('bill_of_lading')
    const file = { name: 'draft.pdf', mimeType: 'application/pdf', buffer: aPdf() }
    await staff.getByLabel(t('staffPapers.file')).setInputFiles(file)
    await staff.getByLabel(t('staffPapers.isDraft')).check()
    await staff.getByRole('button', { name: t('staffPapers.addNow') }).click()
    await expect(staff.getByText(t('staffPapers.added'))).toBeVisible()
  })
  await test.step('the buyer confirms it', async () => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
    await page.getByRole('button', { name: t('portalPapers.answer.right') }).click()
    await expect(page.getByText(t('portalPapers.state.confirmed'))).toBeVisible()
  })
  const link = await test.step('the buyer makes a link', async () => {
    await page.getByText(t('portalPapers.share.title')).click()
    await page.getByRole('button', { name: t('portalPapers.share.make') }).click()
    return page.getByText(/shared-papers#/).innerText()
  })
  await test.step('the clearing agent opens it, in a browser of their own', async () => {
    const agent = await newPage(browser)
    await agent.goto(link)
    const download = agent.waitForEvent('download')
    await agent.getByRole('button', { name: 'Download Bill of lading' }).click()
    expect((await download).suggestedFilename()).toBe('Bill of lading.pdf')
    await expect(agent.getByRole('main')).not.toContainText(/USD|\$/)
    await agent.context().close()
  })
  await test.step('it is delivered, and the buyer opens a claim with a picture', async () => {
    await deliver(staff)
    await page.reload()
    await page.getByRole('button', { name: t('portalPapers.delivery.wrong') }).click()
    await page.getByLabel(t('portalPapers.claim.what')).fill('The left mirror is broken.')
    const picture = { name: 'mirror.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
    await page.getByLabel(t('portalPapers.claim.pictures')).setInputFiles(picture)
    await page.getByRole('button', { name: t('portalPapers.claim.send') }).click()
    await expect(page.getByRole('img', { name: 'mirror.jpg' })).toBeVisible()
  })
  await test.step('staff find it among those that wait and close it', async () => {
    await staff.goto(`${shop.portal}/support/claims`)
    await staff.getByRole('link', { name: order.number }).click()
    await staff.getByLabel(t('staffPapers.words')).fill('We give back what a mirror costs.')
    await staff.getByLabel(t('staffPapers.outcome')).selectOption('refund')
    await staff.getByLabel('Amount in USD').fill('120')
    await staff.getByRole('button', { name: t('staffPapers.resolve') }).click()
    await expect(staff.getByText('A refund of $120.00 is proposed.')).toBeVisible()
    await staff.goto(`${shop.portal}/support/orders/${order.id}/show`)
    await staff.getByRole('heading', { name: t('portalPapers.delivery.title') }).waitFor()
    await staff.context().close()
  })
  await test.step('the buyer reads the outcome', async () => {
    await page.reload()
    await expect(page.getByText('A refund of $120.00 is proposed.')).toBeVisible()
  })
})

/** Staff say that the vehicle sailed, and is there. */
async function deliver(staff: Page) {
  const dialog = staff.getByRole('dialog')
  await staff.getByRole('button', { name: t('staffOrders.following.move') }).click()
  await dialog.getByLabel(t('steps.sailed.name'), { exact: true }).check()
  await dialog.getByLabel(t('steps.delivered.name'), { exact: true }).check()
  await dialog.getByRole('button', { name: t('staffOrders.following.moveConfirm') }).click()
  await expect(dialog).toHaveCount(0)
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

function aPicture(): Promise<Buffer> {
  const plain = { width: 320, height: 240, channels: 3, background: '#0a2540' } as const
  return sharp({ create: plain }).jpeg().toBuffer()
}
