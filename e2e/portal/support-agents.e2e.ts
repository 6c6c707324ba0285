import type { Browser, Page } from '@playwright/test'
import { newBuyer, newCreditor, newSupporter, person, type Supporter } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What support does with supporters' balances (decisions 14 and 24). */

async function open(page: Page, shop: Shop, { email }: Supporter) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/agents`)
  await page.getByLabel(t('staffSupporters.search')).fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
}

async function asSecondPerson(browser: Browser, shop: Shop, url: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enter(page, await person(shop, 'finance'), shop.portal)
  await page.goto(url)
  return page
}

async function balanceOf({ client }: Supporter) {
  const { data } = await client.GET('/commission/')
  return { approved: data?.approved, paid: data?.paid }
}

test('a supporter is collected into a payout of its own, which a second person pays', async ({
  page,
  browser,
  shop,
}) => {
  const supporter = await newCreditor(shop, 43_50)
  await open(page, shop, supporter)
  await page.getByRole('button', { name: /^Pay / }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay $43.50' })
  await dialog.getByRole('button', { name: t('staffSupporters.pay.confirm') }).dblclick()
  await expect(page.getByRole('heading', { name: /^Payout \d+$/ })).toBeVisible()
  await expect(page.getByText(t('staffPayouts.secondText'))).toBeVisible()
  expect(await balanceOf(supporter)).toEqual({ approved: '43.50', paid: '0.00' })

  const second = await asSecondPerson(browser, shop, page.url())
  await second.getByRole('button', { name: t('staffPayouts.discard') }).click()
  const question = second.getByRole('dialog')
  await question.getByLabel(t('staff.reason')).fill('A wrong number')
  await question.getByRole('button', { name: t('staffPayouts.close.confirmDiscard') }).click()
  await expect(second.getByText(/^Payout \d+ is discarded\.$/)).toBeVisible()
  await expect(second.getByRole('button', { name: t('staffPayouts.file') })).toHaveCount(0)
  await second.context().close()
})

test('below 25 dollars nothing is payable', async ({ page, shop }) => {
  await open(page, shop, await newCreditor(shop, 24_99))
  await expect(page.getByRole('button', { name: /^Pay / })).toBeDisabled()
})

test('a balance is adjusted with a reason', async ({ page, shop }) => {
  const supporter = await newCreditor(shop, 30_00)
  await open(page, shop, supporter)
  await page.getByRole('button', { name: /^Adjust/ }).click()
  const dialog = page.getByRole('dialog', { name: t('staffSupporters.adjust.title') })
  await dialog.getByLabel(t('staffSupporters.adjust.amount')).fill('-12,5')
  await dialog.getByRole('button', { name: t('staffSupporters.adjust.confirm') }).click()
  await expect(dialog.getByText('Say why; it is kept in the record.')).toBeVisible()
  await dialog.getByLabel(t('staff.reason')).fill('Refund agreed on the telephone')
  await dialog.getByRole('button', { name: t('staffSupporters.adjust.confirm') }).click()
  await expect(page.getByText(/was adjusted by -\$12\.50\.$/)).toBeVisible()
  expect(await balanceOf(supporter)).toEqual({ approved: '17.50', paid: '0.00' })
})

test('a larger adjustment is asked for by one person and approved by another', async ({
  page,
  browser,
  shop,
}) => {
  const supporter = await newCreditor(shop, 30_00)
  await open(page, shop, supporter)
  await page.getByRole('button', { name: /^Adjust/ }).click()
  const dialog = page.getByRole('dialog', { name: t('staffSupporters.adjust.title') })
  await dialog.getByLabel(t('staffSupporters.adjust.amount')).fill('250')
  await dialog.getByLabel(t('staff.reason')).fill('A sale that was missed')
  await dialog.getByRole('button', { name: t('staffSupporters.adjust.confirm') }).dblclick()
  await expect(page.getByText(/by \$250\.00 waits for a second person\.$/)).toBeVisible()
  await page.getByRole('link', { name: '1 adjustment waits' }).click()
  await expect(page.getByText(t('staffAdjustments.second'))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve the/ })).toHaveCount(0)
  expect(await balanceOf(supporter)).toEqual({ approved: '30.00', paid: '0.00' })

  const second = await asSecondPerson(browser, shop, page.url())
  await second.getByRole('button', { name: /^Approve the/ }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('staffAdjustments.approve') })
    .dblclick()
  await expect(second.getByText(/was adjusted by \$250\.00\.$/)).toBeVisible()
  expect(await balanceOf(supporter)).toEqual({ approved: '280.00', paid: '0.00' })
  await second.context().close()
})

test('a supporter’s page has the balance, who brought them and whom they brought', async ({
  page,
  shop,
}) => {
  const referrer = await newCreditor(shop, 12_00)
  const recruit = await newSupporter(shop, { referrer })
  await open(page, shop, referrer)
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: t('staffSupporters.balance') })).toContainText(
    'Approved$12.00',
  )
  await expect(page.getByRole('table', { name: t('portal.entries') })).toContainText('arranged')
  const recruits = page.getByRole('region', { name: t('staffSupporters.recruits') })
  await expect(recruits).toContainText(recruit.code)
  await recruits.getByRole('link').click()
  await expect(page.getByRole('region', { name: t('staffSupporters.supporter') })).toContainText(
    recruit.code,
  )
  await expect(page.getByText('No entries yet')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: t('staffSupporters.supporter') })).toContainText(
    referrer.code,
  )
})

test('support sees the ledger and is not offered to pay', async ({ page, shop }) => {
  const { id } = await newCreditor(shop, 40_00)
  const [agent] = await shop.sql<{ id: string }>('select id from agents where account_id = $1', [
    id,
  ])
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/agents/${agent!.id}/show`)
  await expect(page.getByRole('region', { name: t('staffSupporters.balance') })).toContainText(
    'Payable$40.00',
  )
  await expect(page.getByRole('button', { name: /^(Pay|Adjust) / })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: t('portal.menu.payouts') })).toHaveCount(0)
})

test('who is no member of staff is told so', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/support/agents`)
  await expect(page.getByText('This room is for support staff')).toBeVisible()
})
