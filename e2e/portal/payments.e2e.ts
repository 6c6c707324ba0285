import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { mailsTo, moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** From "I have paid" to an order that is paid in parts: the buyer's page and the staff's, side by side. */

/** A sheet of paper, photographed. */
async function aSlip() {
  const sheet = sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4efe2' } })
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await sheet.jpeg().toBuffer() }
}

async function staffPage(page: Page, shop: Shop, { id }: { id: number }) {
  const staff = await page.context().browser()!.newContext()
  const desk = await staff.newPage()
  await enter(desk, await newBuyer(shop, { isStaff: true }), shop.portal)
  await desk.goto(`${shop.portal}/support/orders/${id}/show`)
  const money = desk.getByRole('region', { name: t('staffOrders.money.title') })
  await money.waitFor()
  return { desk, money, dialog: desk.getByRole('dialog') }
}

test('a buyer says that they have paid, staff write down what came, and both see what is missing', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
  const own = page.getByRole('dialog', { name: `Order ${order.number}` })
  await own.getByRole('button', { name: t('portalAccount.paid.havePaid') }).click()
  await own.getByRole('button', { name: t('portalAccount.paid.send') }).click()
  await expect(own.getByText(t('portalAccount.paid.bankMissing'))).toBeVisible()
  await expect(own.getByLabel(t('portalAccount.paid.bank'))).toBeFocused()
  await own.getByLabel(t('portalAccount.paid.bank')).fill('Harbour Bank Nairobi')
  await own.getByLabel(t('portalAccount.paid.slip')).setInputFiles(await aSlip())
  await picture(page, 'report')
  await own.getByRole('button', { name: t('portalAccount.paid.send') }).click()
  await expect(own.getByText(t('portalAccount.paid.looking'))).toBeVisible()
  await expect(own.getByText('Still to be paid: $5,200.00')).toBeVisible()
  await expect(own.getByRole('button', { name: t('portalAccount.paid.havePaid') })).toHaveCount(0)
  const opens = (name: string) => ({ name: t('portalPapers.slips.open', { name }) })
  await expect(own.getByRole('button', opens('slip.jpg'))).toBeVisible()
  await own
    .getByLabel(t('portalAccount.paid.slip'))
    .setInputFiles({ name: 'back.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') })
  await own.getByRole('button', { name: t('portalAccount.paid.slipSend') }).click()
  await expect(own.getByText(t('refusals.file_kind'))).toBeVisible()
  await own.getByRole('button', opens('slip.jpg')).scrollIntoViewIfNeeded()
  await picture(page, 'reported')

  const { desk, money, dialog } = await staffPage(page, shop, order)
  await expect(money.getByText(/\$5,200\.00 sent on .* from Harbour Bank Nairobi/)).toBeVisible()
  await money.getByRole('button', opens('slip.jpg')).dblclick()
  await expect(money.getByRole('img', { name: 'slip.jpg' })).toHaveAttribute('src', /^blob:/)
  await picture(desk, 'desk')
  await money.getByRole('button', { name: t('staffOrders.money.record') }).click()
  await expect(dialog.getByText(t('staffOrders.money.completeThen'))).toBeVisible()
  await dialog.getByLabel(/^Amount that arrived/).fill('5,000')
  await expect(dialog.getByText('$200.00 is still to be paid then.')).toBeVisible()
  await dialog.getByLabel(/^Bank charges/).fill('200.01')
  await dialog.getByLabel(t('staffOrders.money.reference')).fill('')
  await dialog.getByRole('button', { name: t('staffOrders.money.recordConfirm') }).click()
  await expect(dialog.getByText('No more than $100.00.')).toBeVisible()
  await expect(dialog.getByText(t('staffOrders.referenceMissing'))).toBeVisible()
  await picture(desk, 'record')
  await dialog.getByLabel(/^Bank charges/).fill('')
  await dialog.getByLabel(t('staffOrders.money.reference')).fill('FT 1')
  await dialog.getByRole('button', { name: t('staffOrders.money.recordConfirm') }).dblclick()
  await expect(money.getByText('$200.00', { exact: true })).toBeVisible()
  await expect(money.getByRole('listitem')).toHaveCount(1)
  await expect(money.getByText(t('staffOrders.money.reported'))).toHaveCount(0)

  await page.reload()
  await expect(own.getByText('$200.00 is still to be paid. We keep your order')).toBeVisible()
  await expect(own.getByText(/bank transfer, FT 1/i)).toBeVisible()
  await picture(page, 'part')

  await money.getByRole('button', { name: t('staffOrders.money.record') }).click()
  await dialog.getByLabel(/^Amount that arrived/).fill('185')
  await dialog.getByLabel(/^Bank charges/).fill('15')
  await dialog.getByLabel(t('staffOrders.money.reference')).fill('FT 2')
  await dialog.getByRole('button', { name: t('staffOrders.money.recordConfirm') }).click()
  await expect(money.getByRole('listitem')).toHaveCount(3)
  await expect(desk.getByText(t('portal.status.authorized')).first()).toBeVisible()
  await picture(desk, 'complete')
  const mails = await mailsTo(shop, buyer.email)
  expect(mails.some(({ subject }) => subject.endsWith('money received'))).toBe(true)
  await desk.context().close()
})

test('staff say that it has not arrived, and give more time, once', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const today = new Date().toISOString().slice(0, 10)
  const body = { amount: '5200.00', paid_on: today, bank: 'Harbour Bank' }
  const params = { path: { id: order.id } }
  await buyer.client.POST('/orders/{id}/payment-reports/', { params, body })
  const { desk, money, dialog } = await staffPage(page, shop, order)
  await money.getByRole('button', { name: t('staffOrders.money.notArrived') }).click()
  await dialog.getByLabel(/^Note/).fill('Nothing under this reference.')
  await picture(desk, 'not-arrived')
  await dialog.getByRole('button', { name: t('staffOrders.money.notArrivedConfirm') }).click()
  await expect(money.getByText(t('staffOrders.money.reported'))).toHaveCount(0)
  await money.getByRole('button', { name: t('staffOrders.money.extend') }).click()
  await dialog.getByRole('button', { name: t('staffOrders.money.extendConfirm') }).click()
  await expect(dialog.getByText(t('staffOrders.reasonMissing'))).toBeVisible()
  await dialog.getByLabel(t('staff.reason')).fill('The bank is closed until Monday')
  await picture(desk, 'extend')
  await dialog.getByRole('button', { name: t('staffOrders.money.extendConfirm') }).dblclick()
  await expect(money.getByText(/The bank is closed until Monday/)).toBeVisible()
  await expect(money.getByRole('button', { name: t('staffOrders.money.extend') })).toHaveCount(0)
  await desk.context().close()

  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
  const own = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(own.getByText(t('portalAccount.paid.notFound'))).toBeVisible()
  await expect(own.getByText('Nothing under this reference.')).toBeVisible()
  await expect(own.getByRole('button', { name: t('portalAccount.paid.havePaid') })).toBeVisible()
})

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
