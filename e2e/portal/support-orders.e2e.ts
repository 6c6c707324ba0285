import type { Page } from '@playwright/test'
import { mailsTo, newBuyer, placeOrder } from '../arrange.ts'
import { enter } from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'

/** Support's look-up of orders and what it may do with one (decisions 6, 24; contract §3.2). */

async function enterAsStaff(page: Page, shop: Shop) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
}

const orderPage = ({ portal }: Shop, { id }: { id: number }) =>
  `${portal}/support/orders/${id}/show`

/** Presses the move's button and confirms it. */
async function move(page: Page, label: string, confirm: string, reason = '') {
  await page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: confirm }).click()
}

test('support starts with the orders, newest first', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(shop.portal)
  await expect(page).toHaveURL(/\/support\/orders/)
  await expect(page.getByRole('row').nth(1)).toContainText(order.number)
})

test('an order is found by its buyer', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await placeOrder(shop, await newBuyer(shop))
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  await page.getByLabel('Number, name, e-mail or title').fill(buyer.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(order.number)
})

test('the list is narrowed to one status', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/orders`)
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await page.getByRole('button', { name: 'Shipped', exact: true }).click()
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
  await page.getByRole('dialog').getByLabel('Reason').fill('The bank returned the transfer')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline payment' }).click()
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
    `select actor_id::integer actor, before, after, reason from audit where subject_id = $1`,
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
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()

  const desk = await browser.newContext()
  const colleague = patient(await desk.newPage())
  await enterAsStaff(colleague, shop)
  await colleague.goto(orderPage(shop, order))
  await move(colleague, 'Payment received', 'Payment received')
  await expect(colleague.getByText(`Order ${order.number} is now Authorized.`)).toBeVisible()
  await desk.close()

  await page.getByRole('dialog').getByLabel('Reason').fill('No payment came')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('alert')).toContainText(
    `Nothing was changed: somebody else made order ${order.number} Authorized`,
  )
  await expect(page.getByRole('button', { name: 'Shipped', exact: true })).toBeVisible()
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
  const rooms = page.getByRole('menu', { name: 'Rooms' })
  await expect(rooms.getByRole('menuitem')).toHaveText(['My Account'])
})
