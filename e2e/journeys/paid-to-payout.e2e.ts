import type { Role } from '@bandari/api/people'
import type { Browser, Page } from '@playwright/test'
import {
  newSupporter,
  person,
  sellWithCode,
  type Supporter,
  givePayoutDetails,
} from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** From an order with a code to the money: paid, commission, 45 days, payout by two people, PAID. */

test('an order is paid for, its commission is approved and paid out', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(480_000)
  const supporter = await newSupporter(shop)
  await givePayoutDetails(shop, supporter)
  const order = await sellWithCode(shop, supporter, { price: 450_000, isPaid: false })

  await test.step('support receives the payment', () =>
    at(browser, shop, 'desk', async (desk) => {
      await desk.goto(`${shop.portal}/support/orders/${order.id}/show`)
      await desk.getByRole('button', { name: t('checkout.paid'), exact: true }).click()
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: t('checkout.paid') })
        .click()
      await expect(desk.getByText(`Order ${order.number} is now Authorized.`)).toBeVisible()
    }))
  await test.step('the supporter waits for 45 days', async () => {
    await enter(page, supporter, shop.portal)
    await page.goto(`${shop.portal}/commission`)
    await expect(entryOf(page, order.number)).toContainText('Pending')
    await pass45Days(shop, supporter)
  })
  const payout = await test.step('finance collects what is payable', () =>
    at(browser, shop, 'finance', async (finance) => {
      await finance.goto(`${shop.portal}/support/payout-batches`)
      await finance.getByRole('button', { name: t('staffPayouts.collect') }).click()
      const preview = finance.getByRole('dialog')
      await expect(preview.getByRole('checkbox').first()).toBeChecked()
      await preview.getByRole('button', { name: /^Make the payout of / }).click()
      await expect(finance.getByRole('table', { name: t('staffPayouts.lines') })).toContainText(
        supporter.code,
      )
      return finance.url()
    }))
  await test.step('a second person marks it as paid', () =>
    at(browser, shop, 'support', async (second) => {
      await second.goto(payout)
      await second.getByRole('button', { name: t('staffPayouts.markPaid') }).click()
      const dialog = second.getByRole('dialog')
      await dialog.getByLabel(t('staffPayouts.close.reference')).fill('FT-2026-0311')
      await dialog.getByRole('button', { name: t('staffPayouts.markPaid') }).click()
      await expect(second.getByText(/^Payout \d+ is paid\.$/)).toBeVisible()
    }))
  await test.step('the supporter sees PAID, and by what', async () => {
    await page.reload()
    await expect(entryOf(page, order.number)).toContainText('Paid')
    await expect(entryOf(page, order.number)).toContainText('in FT-2026-0311')
    await expect(page.getByRole('row').filter({ hasText: 'Payment to you' })).toContainText(
      '-$45.00',
    )
    await page.goto(`${shop.portal}/supporter-dashboard`)
    const usage = page.getByRole('listitem').filter({ hasText: `Order ${order.number}` })
    await expect(usage).toContainText('Paid')
  })
})

function entryOf(page: Page, number: string) {
  return page.getByRole('row').filter({ hasText: `order ${number}` })
}

async function at<T>(
  browser: Browser,
  shop: Shop,
  role: Role,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enter(page, await person(shop, role), shop.portal)
  const result = await act(page)
  await context.close()
  return result
}

/**
 * Time that cannot be waited for: the entry is of 46 days ago, which only its own table's owner may say, and the
 * nightly approval has been.
 */
async function pass45Days(shop: Shop, { id }: Supporter) {
  await shop.sql('alter table commission_entries disable trigger commission_entries_append_only')
  await shop.sql(
    `update commission_entries set at = at - interval '46 days', approves_at = approves_at - interval '46 days'
     where agent_id = (select id from agents where account_id = $1)`,
    [id],
  )
  await shop.sql('alter table commission_entries enable trigger commission_entries_append_only')
  await shop.sql(
    `insert into commission_approvals (entry_id, at) select id, now() from commission_entries
     where kind = 'earn' and agent_id = (select id from agents where account_id = $1)`,
    [id],
  )
}
