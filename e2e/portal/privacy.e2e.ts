import { readFile } from 'node:fs/promises'
import { demoPassword } from '@bandari/api/people'
import type { Page } from '@playwright/test'
import { type Buyer, mailsTo, newBuyer, placeOrder } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** My Account, Your data: a person downloads what is kept about them, and deletes their account. */

async function open(page: Page, shop: Shop, buyer: Buyer) {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=data`)
  await expect(page.getByRole('heading', { name: t('portalAccount.data.delete') })).toBeVisible()
}

const download = (page: Page) =>
  page.getByRole('region', { name: t('portalAccount.data.download') })
const deletion = (page: Page) => page.getByRole('region', { name: t('portalAccount.data.delete') })

/** Signs in with Google alone. */
async function withoutPassword(shop: Shop): Promise<Buyer> {
  const buyer = await newBuyer(shop)
  await shop.sql('update accounts set password_hash = null where id = $1', [buyer.id])
  return buyer
}

test('downloads everything as one file, with the password once more', async ({
  page,
  shop,
  buyer,
}) => {
  await open(page, shop, buyer)
  const card = download(page)
  const button = card.getByRole('button', { name: t('portalAccount.data.downloadNow') })
  await button.click()
  await expect(card).toContainText(t('portal.missing'))
  await card.getByLabel(t('portalAccount.data.password')).fill('a wrong guess')
  await button.click()
  await expect(card).toContainText(t('refusals.confirm_password_wrong'))
  await card.getByLabel(t('portalAccount.data.password')).fill(demoPassword)
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^bandari-data-.*\.json$/)
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    data: Record<string, object[]>
  }
  expect(copy.data['accounts']).toMatchObject([{ email: buyer.email, first_name: 'Grace' }])
})

test('says what a deletion waits for', async ({ page, shop, buyer }) => {
  const { number } = await placeOrder(shop, buyer)
  await open(page, shop, buyer)
  await expect(deletion(page)).toContainText(t('refusals.deletion_open_order', { number }))
  await expect(deletion(page).getByRole('button')).toHaveCount(0)
})

test('deletes the account, after asking twice', async ({ page, shop, buyer }) => {
  await open(page, shop, buyer)
  const card = deletion(page)
  await card.getByLabel(t('portalAccount.data.password')).fill(demoPassword)
  const button = card.getByRole('button', { name: t('portalAccount.data.deleteNow') })
  await button.click()
  const dialog = page.getByRole('dialog', { name: t('portalAccount.data.sure') })
  await dialog.getByRole('button', { name: t('ui.cancel') }).click()
  await expect(dialog).toBeHidden()
  expect((await buyer.client.GET('/profile/')).response.status).toBe(200)

  await button.click()
  await dialog.getByRole('button', { name: t('portalAccount.data.deleteForGood') }).click()
  await expect(page.getByText(t('portal.accountDeleted'))).toBeVisible()
  expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
  const [row] = await shop.sql<{ first_name: string }>(
    'select first_name from accounts where id = $1',
    [buyer.id],
  )
  expect(row).toEqual({ first_name: 'Deleted' })
})

test('without a password a mailed link confirms who it is', async ({ page, shop }) => {
  const buyer = await withoutPassword(shop)
  await open(page, shop, buyer)
  await expect(page.getByLabel(t('portalAccount.data.password'))).toHaveCount(0)
  await page.getByRole('button', { name: t('portalAccount.data.sendLink') }).click()
  await expect(page.getByText(t('portalAccount.data.linkSent'))).toBeVisible()
  const [mail] = await mailsTo(shop, buyer.email)
  const [, token = ''] = /#confirm=(\S+)/.exec(mail?.text ?? '') ?? []
  await page.goto('about:blank')
  await page.goto(`${shop.portal}/profile?tab=data#confirm=${token}`)
  await expect(page.getByText(t('portalAccount.data.confirmed'))).toBeVisible()
  expect(page.url()).toBe(`${shop.portal}/profile?tab=data`)
  const button = download(page).getByRole('button')
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
})
