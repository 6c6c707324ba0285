import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { orderAt } from '@bandari/api/arrange-documents'
import { person } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

/** From a delivery that was not as it should be to what became of it. */

test('a claim about a delivery gets an outcome', async ({ page, browser, shop, buyer }) => {
  test.setTimeout(480_000)
  const order = await orderAt(shop, buyer, ['paid', 'sailed', 'arrived', 'delivered'])
  await test.step('the buyer opens a claim with a picture', async () => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/orders/${order.id}`)
    await page.getByRole('button', { name: t('portalPapers.delivery.wrong') }).click()
    await page.getByLabel(t('portalPapers.claim.what')).fill('The left mirror is broken.')
    const picture = { name: 'mirror.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
    await page.getByLabel(t('portalPapers.claim.pictures')).setInputFiles(picture)
    await page.getByRole('button', { name: t('portalPapers.claim.send') }).click()
    await expect(page.getByRole('img', { name: 'mirror.jpg' })).toBeVisible()
  })
  await test.step('staff find it among those that wait and close it', async () => {
    const staff = await newPage(browser)
    await enter(staff, await person(shop, 'support'), shop.portal)
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

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

function aPicture(): Promise<Buffer> {
  const plain = { width: 320, height: 240, channels: 3, background: '#0a2540' } as const
  return sharp({ create: plain }).jpeg().toBuffer()
}
