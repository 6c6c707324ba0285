import type { Page } from '@playwright/test'
import { mailsTo, moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Support's look-up of orders and what it may do with one (decisions 6, 24; contract §3.2). */

const searchLabel = 'Number, name, e-mail, phone or title'

async function enterAsStaff(page: Page, shop: Shop) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
}

const orderPage = ({ portal }: Shop, { id }: { id: number }) =>
  `${portal}/support/orders/${id}/show`

/** Presses the move's button and confirms it. */
async function move(page: Page, label: string, confirm: string, reason = '') {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel(t('staff.reason')).fill(reason)
  await dialog.getByRole('button', { name: confirm }).click()
}

test('support has the orders, newest first', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  await expect(page.getByRole('row').nth(1)).toContainText(order.number)
})

test('an order is found by its buyer', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await placeOrder(shop, await newBuyer(shop))
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  await page.getByLabel(searchLabel).fill(buyer.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(order.number)
})

test('an order is found by the consignee’s telephone, typed as one likes', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  await page.getByLabel(searchLabel).fill(`0700 000 001 `)
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await page.getByLabel(searchLabel).fill('0799 999 999')
  await expect(page.getByText('No order matches')).toBeVisible()
})

test('a view of one’s own has a name, and outlives the visit', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  const views = page.getByRole('group', { name: t('staffOrders.views') })
  await views.getByRole('button', { name: t('staffOrders.view.toBePaid') }).click()
  await page.getByLabel(searchLabel).fill(order.number)
  await page.getByRole('button', { name: t('staffOrders.saveView') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staffOrders.viewName')).fill('to be paid')
  await dialog.getByRole('button', { name: t('staff.save') }).click()
  await expect(dialog.getByText('There is one of that name already.')).toBeVisible()
  await dialog.getByLabel(t('staffOrders.viewName')).fill('The one I watch')
  await dialog.getByRole('button', { name: t('staff.save') }).click()

  await page.goto(`${shop.portal}/support/orders`)
  await views.getByRole('button', { name: t('staffOrders.view.all') }).click()
  await page.reload()
  await views.getByRole('button', { name: 'The one I watch' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(order.number)
  await page.getByRole('button', { name: t('staffOrders.deleteView') }).click()
  await expect(views.getByRole('button', { name: 'The one I watch' })).toHaveCount(0)
})

test('the heading stands before the list’s script; columns that were chosen stay chosen', async ({
  page,
  shop,
  buyer,
}) => {
  await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/portal-assets/lists-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${shop.portal}/support/orders`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('staffOrders.title'))
  await expect(page.getByRole('grid')).toHaveCount(0)
  release()
  const reference = page.getByRole('columnheader', { name: t('staff.paymentReference') })
  await page.getByRole('button', { name: t('ra.action.select_columns') }).click()
  await expect(reference).toHaveCount(0)
  await page.getByRole('checkbox', { name: t('staff.paymentReference') }).check()
  await page.keyboard.press('Escape')
  await expect(reference).toBeVisible()
  await page.reload()
  await expect(reference).toBeVisible()
})

test('the list is narrowed to one status', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await page.getByRole('button', { name: t('staffOrders.view.shipped'), exact: true }).click()
  await expect(page.getByRole('link', { name: order.number })).toHaveCount(0)
})

test('an order leads from Pending to Authorized to Shipped', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(orderPage(shop, order))
  await move(page, 'Payment received', 'Payment received')
  await expect(page.getByText(`Order ${order.number} is now Authorized.`)).toBeVisible()
  await move(page, 'Shipped', 'Mark as shipped')
  await expect(page.getByText(`Order ${order.number} is now Shipped.`)).toBeVisible()
  await expect(page.getByText('Nothing more can be done with a shipped order.')).toBeVisible()
})

test('declining needs a reason, frees the stock and tells the buyer', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(orderPage(shop, order))
  await move(page, 'Declined', 'Decline payment')
  await expect(page.getByText('Say why: it is kept with the order.')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByLabel(t('staff.reason'))
    .fill('The bank returned the transfer')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staffOrders.move.Declined.confirm') })
    .click()
  await expect(page.getByText(`Order ${order.number} is now Payment Declined.`)).toBeVisible()
  const [row] = await shop.sql<{ reserved: number }>(
    'select reserved from products where id = $1',
    [order.line_props[0]!.product_id],
  )
  expect(row!.reserved).toBe(0)
  await expect
    .poll(async () => (await mailsTo(shop, buyer.email)).map(({ subject }) => subject))
    .toContain(`Order ${order.number}: payment declined`)
})

test('cancelling what was paid for asks how the money went back', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  await enterAsStaff(page, shop)
  await page.goto(orderPage(shop, order))
  await page
    .getByRole('button', { name: t('staffOrders.move.Canceled.label'), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t('staffOrders.cancelAndRefund') })
  await dialog.getByLabel(t('staff.reason')).fill('The import permit was refused')
  await dialog.getByLabel('Refund in USD').fill('9999999')
  await confirm.click()
  await expect(dialog.getByText('$5,200.00 was paid; more cannot go back.')).toBeVisible()
  await expect(dialog.getByText('Say how it can be found')).toBeVisible()
  await dialog.getByLabel('Refund in USD').fill('500')
  await dialog.getByLabel(t('staffOrders.refundWay')).selectOption({ label: 'Bitcoin' })
  await dialog.getByLabel(t('staffOrders.refundReference')).fill('tx 7a11')
  await confirm.click()
  await expect(page.getByText(`Order ${order.number} is now Canceled.`)).toBeVisible()
  const refund = page.locator('section', {
    has: page.getByRole('heading', { name: t('staffOrders.refund') }),
  })
  await expect(refund).toContainText('$500.00')
  await expect(refund).toContainText('tx 7a11')
  const mails = page.locator('section', {
    has: page.getByRole('heading', { name: t('staffOrders.mails') }),
  })
  const mail = mails.getByRole('listitem').filter({ hasText: 'cancelled and refunded' }).first()
  await mail.getByText('cancelled and refunded').click()
  await expect(mail.getByText('Refunded: USD 500.00 by Bitcoin')).toBeVisible()
})

test('an order’s page says who did what and why, and has its invoice', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  await enterAsStaff(page, shop)
  await page.goto(orderPage(shop, order))
  const timeline = page.locator('section', {
    has: page.getByRole('heading', { name: t('staffOrders.timeline') }),
  })
  const turns = timeline.getByRole('listitem')
  await expect(turns.nth(1)).toContainText('Authorized')
  await expect(turns.nth(1)).toContainText('Grace Wanjiru')
  await expect(turns.nth(1)).toContainText('As arranged')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portal.proForma') }).click()
  expect((await download).suggestedFilename()).toBe(`pro-forma-${order.number}.pdf`)
})

test('the invoice and a mail of an order are sent to its buyer again', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(orderPage(shop, order))
  const mails = page.locator('section', {
    has: page.getByRole('heading', { name: t('staffOrders.mails') }),
  })
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t('staffPapers.again.confirm') })
  const done = page.getByText(t('staffPapers.again.done', { to: buyer.email }))
  await mails.getByRole('button', { name: t('staffPapers.again.invoice') }).click()
  await picture(page, 'invoice-again-dialog')
  await confirm.dblclick()
  await expect(done).toBeVisible()
  await expect(mails.getByRole('listitem').filter({ hasText: 'your invoice again' })).toHaveCount(1)
  const subject = `Order ${order.number}: your pro-forma invoice`
  const first = mails.getByRole('listitem').filter({ hasText: subject })
  await first.getByText(subject).click()
  await first.getByRole('button', { name: t('staffPapers.again.mail') }).click()
  await confirm.click()
  await expect(dialog.getByText('This mail says how to pay')).toBeVisible()
  await picture(page, 'mail-again-refused')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await picture(page, 'mails-again')
})

test('cancelling is written into the audit record with who and why', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const staff = await newBuyer(shop, { isStaff: true })
  await enter(page, staff, shop.portal)
  await page.goto(orderPage(shop, order))
  await move(page, 'Cancel', 'Cancel the order', 'The buyer asked us to')
  await expect(page.getByText(`Order ${order.number} is now Canceled.`)).toBeVisible()
  const [entry] = await shop.sql(
    `select actor_id::integer actor, before, after, reason from audit
     where subject = 'order' and subject_id = $1 and kind = 'change'`,
    [String(order.id)],
  )
  expect(entry).toEqual({
    actor: staff.id,
    before: { status: 'Pending' },
    after: { status: 'Canceled' },
    reason: 'The buyer asked us to',
  })
})

test('of two at the same order the second is told what the first has done', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(orderPage(shop, order))
  await page
    .getByRole('button', { name: t('staffOrders.move.Canceled.label'), exact: true })
    .click()

  const desk = await browser.newContext()
  const colleague = patient(await desk.newPage())
  await enterAsStaff(colleague, shop)
  await colleague.goto(orderPage(shop, order))
  await move(colleague, 'Payment received', 'Payment received')
  await expect(colleague.getByText(`Order ${order.number} is now Authorized.`)).toBeVisible()
  await desk.close()

  await page.getByRole('dialog').getByLabel(t('staff.reason')).fill('No payment came')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staffOrders.move.Canceled.confirm') })
    .click()
  await expect(page.getByRole('alert')).toContainText(
    `Nothing was changed: Grace Wanjiru made order ${order.number} Authorized`,
  )
  await expect(
    page.getByRole('button', { name: t('staffOrders.view.shipped'), exact: true }),
  ).toBeVisible()
})

for (const path of ['/support/orders', '/support/orders/1/show']) {
  test(`${path} is for support staff`, async ({ page, shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}${path}`)
    await expect(page.getByText('This room is for support staff')).toBeVisible()
  })
}

test('a buyer has no entry for the support rooms', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  const rooms = page.getByRole('menu', { name: t('portal.rooms') })
  await expect(rooms.getByRole('menuitem')).toHaveText([
    t('portal.menu.myAccount'),
    t('portal.menu.myOrders'),
    t('portal.menu.messages'),
    t('portal.menu.becomeSeller'),
  ])
})
