import type { Page } from '@playwright/test'
import {
  type Buyer,
  newBuyer,
  newSupporter,
  person,
  stockVehicle,
  type Supporter,
} from '@bandari/api/arrange'
import { enter, lookUp } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What support decides about vendors, listings and accounts (decisions 4 and 24). */

const applicant = async (shop: Shop): Promise<Supporter> => {
  const supporter = await newSupporter(shop)
  await shop.sql(`update accounts set seller_status = 'pending' where id = $1`, [supporter.id])
  return supporter
}

async function openVendor(page: Page, shop: Shop, { email }: Supporter) {
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/vendors`)
  await lookUp(page, 'Name, e-mail, mobile or code', email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).getByRole('link').click()
}

const statusOf = async (shop: Shop, { id }: Supporter) => {
  const [account] = await shop.sql<{ seller_status: string }>(
    'select seller_status from accounts where id = $1',
    [id],
  )
  return account?.seller_status
}

test('an application is approved, and the vendor suspended with a reason', async ({
  page,
  shop,
}) => {
  const vendor = await applicant(shop)
  await openVendor(page, shop, vendor)
  await page.getByRole('button', { name: t('staffVendors.approve.label'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staffVendors.approve.confirm') })
    .dblclick()
  await expect(page.getByText(`is approved; ${vendor.email} has been told.`)).toBeVisible()
  await page.getByRole('button', { name: t('staffVendors.suspend.label'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('staffVendors.suspend.confirm') }).click()
  await expect(dialog.getByText('Say why.')).toBeVisible()
  await expect(dialog.getByLabel(t('staff.reason'))).toBeFocused()
  await dialog.getByLabel(t('staff.reason')).fill('Parts never arrived.')
  await dialog.getByRole('button', { name: t('staffVendors.suspend.confirm') }).click()
  await expect(page.getByText('Vendor suspended')).toBeVisible()
  await expect(page.getByText('Parts never arrived.')).toBeVisible()
  expect(await statusOf(shop, vendor)).toBe('suspended')
})

test('the second of two who decide about a vendor reads who was quicker', async ({
  page,
  shop,
}) => {
  const vendor = await applicant(shop)
  await openVendor(page, shop, vendor)
  await page.getByRole('button', { name: t('staffVendors.refuse.label') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staff.reason')).fill('The mobile is not theirs.')
  const { client } = await newBuyer(shop, { isStaff: true })
  await client.PUT('/support/vendors/{id}', {
    params: { path: { id: vendor.id } },
    body: { seller_status: 'approved' },
  })
  await dialog.getByRole('button', { name: t('staffVendors.refuse.confirm') }).click()
  await expect(dialog.getByText(/Grace Wanjiru has changed this meanwhile/)).toBeVisible()
  await expect(dialog.getByLabel(t('staff.reason'))).toHaveValue('The mobile is not theirs.')
  await dialog.getByRole('button', { name: t('staff.back') }).click()
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  expect(await statusOf(shop, vendor)).toBe('approved')
})

test('a listing is looked up, taken down and seen no more', async ({ page, shop }) => {
  const { id, title } = await stockVehicle(shop)
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/listings`)
  await lookUp(page, 'Number, title, part number', String(id))
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: t('staffListings.takeDown') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staff.reason')).fill('The price is wrong.')
  await dialog.getByRole('button', { name: t('staffListings.takeDownConfirm') }).click()
  await expect(page.getByText('Buyers do not see it')).toBeVisible()
  const { status } = await fetch(`${shop.storefront}/details/${id}`)
  expect(status).toBe(410)
})

test('a member of staff who is deactivated is out with the next click', async ({
  page,
  shop,
  browser,
}) => {
  const colleague = await newBuyer(shop, { isStaff: true })
  await enter(page, colleague, shop.portal)
  await page.goto(`${shop.portal}/support/vendors`)
  await expect(page.getByRole('button', { name: t('staffVendors.status.suspended') })).toBeVisible()
  const theirs = await browser.newPage()
  await deactivate(theirs, shop, colleague)
  await theirs.close()
  await page.getByRole('button', { name: t('staffVendors.status.suspended') }).click()
  await expect(page).toHaveURL(/\/login/)
})

async function deactivate(page: Page, shop: Shop, { id, email }: Buyer) {
  await enter(page, await person(shop, 'support'), shop.portal)
  await page.goto(`${shop.portal}/support/users/${id}/show`)
  await page.getByRole('button', { name: t('staffAccounts.deactivate') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staff.reason')).fill('Has left the company.')
  await dialog.getByRole('button', { name: t('staffAccounts.deactivate.confirm') }).click()
  await expect(page.getByText(`${email} is deactivated.`)).toBeVisible()
}
