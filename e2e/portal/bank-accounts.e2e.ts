import type { Page } from '@playwright/test'
import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'

// The account is the whole shop's: another file's orders are paid to the one that a shop begins with.
test.use({ environment: { BRAND_NAME: 'Bandari Bank' } })

/** Another account: one person drafts it, a second one compares and publishes it, and whoever checks an invoice reads of it. */

async function staffPage(page: Page, shop: Shop) {
  const context = await page.context().browser()!.newContext()
  const staff = await context.newPage()
  await enter(staff, await newBuyer(shop, { isStaff: true }), shop.portal)
  return staff
}

const publish = { name: t('staffBank.account.publish') }

test('an account is drafted, compared and published by somebody else, and old invoices say so', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const codes = () =>
    shop.sql<{ code: string }>('select code from order_invoices where order_id = $1 order by id', [
      order.id,
    ])
  const author = await staffPage(page, shop)
  await author.goto(`${shop.portal}/support/bank-accounts`)
  await expect(author.getByRole('row').filter({ hasText: '0100 4471 2208' })).toContainText(
    t('staffBank.account.current'),
  )
  await picture(author, 'bank-accounts')
  await author.getByRole('button', { name: t('staffBank.account.draft') }).click()
  const dialog = author.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t('staffBank.account.draftConfirm') })
  await save.click()
  const details = dialog.getByLabel(t('staffBank.account.details'))
  await expect(details).toBeFocused()
  await details.fill('Beneficiary: Bandari Marketplace Ltd\nBank: Coast Bank, Mombasa')
  await dialog.getByLabel(t('staffBank.account.reason')).fill('Harbour Bank closes its branch')
  await save.click()
  await expect(dialog.getByText('One of the lines must be an account number.')).toBeVisible()
  await details.fill(
    'Beneficiary: Bandari Marketplace Ltd\nBank: Coast Bank, Mombasa\nAccount: 0200 5582 3319',
  )
  await picture(author, 'bank-account-dialog')
  await save.dblclick()
  await expect(author.getByText(t('staffBank.account.second'))).toBeVisible()
  await expect(author.getByRole('button', publish)).toHaveCount(0)
  await picture(author, 'bank-account-draft')

  const second = await staffPage(page, shop)
  await second.goto(author.url())
  await expect(second.locator('mark').filter({ hasText: '0200 5582 3319' })).toBeVisible()
  await expect(second.locator('mark').filter({ hasText: '0100 4471 2208' })).toBeVisible()
  await second.getByRole('button', publish).click()
  await picture(second, 'bank-account-publish')
  await second.getByRole('dialog').getByRole('button', publish).click()
  await expect(second.getByText(t('staffBank.account.isPublished'))).toBeVisible()
  await expect(second.getByText(t('staffBank.account.current'), { exact: true })).toBeVisible()

  const [old, latest] = await codes()
  await page.goto(`/verify/${old?.code}`)
  await expect(page.getByText(t('verify.replacedAccount'))).toBeVisible()
  await expect(page.getByText(t('verify.changedNewWhy'))).toBeVisible()
  await expect(page.getByText('0200 5582 3319')).toHaveCount(0)
  await picture(page, 'verify-old-account')
  await page.goto(`/verify/${latest?.code}`)
  await expect(page.getByText('0200 5582 3319')).toBeVisible()
  await page.getByLabel(t('verify.accountNumber')).fill('0100-4471-2208')
  await page.getByRole('button', { name: t('verify.isItYours') }).click()
  await expect(page.getByText(t('verify.wasOurs'))).toBeVisible()
  await picture(page, 'verify-new-account')
})
