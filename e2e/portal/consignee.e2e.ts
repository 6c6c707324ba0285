import { demoPassword } from '@bandari/api/people'
import { mailsTo, person, placeOrder } from '@bandari/api/arrange'
import { expectAccessible } from '../axe.ts'
import { picture } from '../pictures.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

/** Who receives an order, changed after it was placed: by its buyer with a day to stop it, by staff at once. */

test('a buyer asks for another consignee, proves who they are, and stops it; staff change it', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  // Signing in counts as a proof, for ten minutes.
  await shop.sql(
    `update sessions set proved_at = now() - interval '11 minutes' where account_id = $1`,
    [buyer.id],
  )
  const own = `${shop.portal}/profile?tab=orders&order=${order.id}`
  await page.goto(own)
  const sheet = page.getByRole('dialog', { name: `Order ${order.number}` })
  await sheet.getByRole('button', { name: t('portalAddresses.consignee.change') }).click()
  await expect(sheet.getByLabel(t('portalAddresses.lastName'))).toHaveValue('Wanjiru')
  await sheet.getByLabel(t('portalAddresses.lastName')).fill('Otieno')
  await sheet.getByLabel(t('portalAddresses.phone')).fill('12')
  await picture(page, 'consignee-form')
  // Leaving loses nothing that was typed.
  await page.reload()
  await sheet.getByRole('button', { name: t('portalAddresses.consignee.change') }).click()
  await expect(sheet.getByLabel(t('portalAddresses.lastName'))).toHaveValue('Otieno')

  await sheet.getByRole('button', { name: t('portalAddresses.consignee.ask') }).click()
  const proof = page.getByRole('dialog', { name: t('portal.stepUp.title') })
  await proof.getByLabel(t('portal.password')).fill(demoPassword)
  await proof.getByRole('button', { name: t('portal.stepUp.confirm') }).click()
  await expect(sheet.getByLabel(t('portalAddresses.phone'))).toHaveAccessibleDescription(
    new RegExp(t('refusals.consignee_phone_invalid')),
  )
  await sheet.getByLabel(t('portalAddresses.phone')).fill('+254 711 111 111')
  await sheet.getByRole('button', { name: t('portalAddresses.consignee.ask') }).dblclick()
  await expect(sheet.getByText(t('portalAddresses.consignee.waits'))).toBeVisible()
  await picture(page, 'consignee-waits')
  await expectAccessible(page)
  await expect
    .poll(async () => (await mailsTo(shop, buyer.email))[0]?.text ?? '')
    .toContain(t('mails.consignee.asked.title'))

  await sheet.getByRole('button', { name: t('portalAddresses.consignee.stop') }).dblclick()
  await expect(sheet.getByText(t('portalAddresses.consignee.waits'))).toHaveCount(0)
  await sheet.getByText('1 earlier change').click()
  await expect(sheet.getByText(t('portalAddresses.consignee.wasStopped'))).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await enter(desk, await person(shop, 'desk'), shop.portal)
  await desk.goto(`${shop.portal}/support/orders/${order.id}/show`)
  await desk.getByRole('button', { name: t('portalAddresses.consignee.change') }).click()
  await desk.getByLabel(t('portalAddresses.firstName')).fill('Gracious')
  await desk.getByRole('button', { name: t('portalAddresses.consignee.set') }).click()
  await expect(desk.getByLabel(t('portalAddresses.consignee.reason'))).toBeFocused()
  await desk.getByLabel(t('portalAddresses.consignee.reason')).fill('As on the identity card')
  await picture(desk, 'consignee-staff')
  await desk.getByRole('button', { name: t('portalAddresses.consignee.set') }).dblclick()
  await expect(desk.getByText('Mrs Gracious Wanjiru', { exact: true })).toBeVisible()
  await desk.getByText('2 earlier changes').click()
  await picture(desk, 'consignee-history')
  await desk.context().close()

  await page.goto(own)
  await expect(sheet.getByText('Mrs Gracious Wanjiru', { exact: true })).toBeVisible()
})
