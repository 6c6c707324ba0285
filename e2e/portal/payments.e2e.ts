import { moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('a refund that is pressed in two tabs is made once, and the second one is told', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await moveOrder(shop, order, 'Authorized')
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  const other = await page.context().newPage()
  const tabs = [page, other].map((tab) => ({
    tab,
    dialog: tab.getByRole('dialog'),
    money: tab.getByRole('region', { name: t('staffOrders.money.title') }),
    confirm: tab.getByRole('button', { name: t('staffOrders.money.sendBackConfirm') }),
  }))
  for (const { tab, dialog, money } of tabs) {
    await tab.goto(`${shop.portal}/support/orders/${order.id}/show`)
    await money.getByRole('button', { name: t('staffOrders.money.sendBack') }).click()
    await dialog.getByLabel('Refund in USD').fill('120')
    await dialog.getByLabel(t('staffOrders.refundReference')).fill('TT 4711')
    await dialog.getByLabel(t('staff.reason')).fill('The freight came to less')
  }
  const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
  await first.confirm.dblclick()
  await expect(first.dialog).toHaveCount(0)
  await second.confirm.click()
  await expect(second.dialog.getByRole('alert')).toContainText(
    t('refusals.refund_recorded', { number: order.number }),
  )
  await picture(other, 'refused')
  await second.dialog.getByLabel(t('staffOrders.refundReference')).fill('TT 4712')
  await second.confirm.click()
  await expect(second.dialog).toHaveCount(0)
  await expect(second.money.getByText('TT 4711')).toHaveCount(1)
  await expect(second.money.getByText('TT 4712')).toHaveCount(1)
  await expect(second.money.getByText('$240.00', { exact: true })).toBeVisible()
})
