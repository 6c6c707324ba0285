import type { Page } from '@playwright/test'
import { mailsTo, newBuyer, placeOrder } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** From the money to the ship: staff say what was reached, the buyer follows it, and an alarm is raised and settled. */

async function shipOn(desk: Page, etd: string, eta: string) {
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: t('staffOrders.following.setShip') }).click()
  await dialog.getByLabel(/^Ship \(/).fill('Tokyo Car')
  await dialog.getByLabel(t('steps.ship.etd')).fill(etd)
  await dialog.getByLabel(t('steps.ship.eta')).fill(eta)
  await picture(desk, 'follow-ship')
  await dialog.getByRole('button', { name: t('staffOrders.following.shipConfirm') }).dblclick()
  await expect(dialog).toHaveCount(0)
}

test('an order is followed home', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  const year = new Date().getFullYear() + 1
  const staff = await page.context().browser()!.newContext()
  const desk = await staff.newPage()
  await enter(desk, await newBuyer(shop, { isStaff: true }), shop.portal)
  await desk.goto(`${shop.portal}/support/orders/${order.id}/show`)
  const way = desk.getByRole('region', { name: t('staffOrders.following.title') })
  const dialog = desk.getByRole('dialog')

  await way.getByRole('button', { name: t('staffOrders.following.move') }).click()
  await dialog.getByLabel(t('steps.slip.name')).uncheck()
  await dialog.getByRole('button', { name: t('staffOrders.following.moveConfirm') }).click()
  await expect(dialog.getByText(t('staffOrders.following.chooseStep'))).toBeVisible()
  await dialog.getByLabel(t('steps.paid.name')).check()
  await dialog.getByLabel(t('steps.inspected.name')).check()
  await dialog.getByLabel(/^Note/).fill('Two scratches on the left door')
  await picture(desk, 'follow-move')
  await dialog.getByRole('button', { name: t('staffOrders.following.moveConfirm') }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText(t('portal.status.authorized')).first()).toBeVisible()
  const next = way.locator('[aria-current=step]')
  await expect(next).toContainText(t('steps.booked.name'))
  await expect(next).toContainText(t('steps.acts.shop'))

  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
  const own = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(own.getByText(t('steps.whatNext'))).toBeVisible()
  await expect(own.getByText(t('steps.booked.next'))).toBeVisible()
  await expect(own.getByText('Two scratches on the left door')).toBeVisible()
  await picture(page, 'follow-buyer')
  const told = async (words: string) =>
    (await mailsTo(shop, buyer.email)).filter(({ subject }) => subject.includes(words))
  await expect.poll(() => told(t('steps.inspected.name'))).toHaveLength(1)

  await shipOn(desk, `${year}-11-20`, `${year}-12-20`)
  await expect(way.getByText(t('staffOrders.alarm.title'))).toHaveCount(0)
  await shipOn(desk, `${year}-11-20`, `${year + 1}-01-05`)
  await expect(way.getByText(t('staffOrders.alarm.title'))).toBeVisible()
  await picture(desk, 'follow-alarm')
  await expect.poll(() => told('your ship comes later')).toHaveLength(1)
  await shipOn(desk, `${year}-11-20`, `${year}-12-22`)
  await expect(way.getByText(t('staffOrders.alarm.title'))).toHaveCount(0)

  await page.reload()
  await expect(own.getByText('Tokyo Car')).toBeVisible()
  await picture(page, 'follow-buyer-ship')
  await desk.context().close()
})
