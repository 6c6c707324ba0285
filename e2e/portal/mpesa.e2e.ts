import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Asked,
  credentials,
  type DarajaStub,
  failedBody,
  openDaraja,
  paidBody,
  paybillBody,
  shortcode,
} from '@bandari/api/daraja-stub'
import type { Page } from '@playwright/test'
import { type Buyer, newBuyer, placeOrder } from '@bandari/api/arrange'
import { expectAccessible, expectSound, phone as aPhone } from '../axe.ts'
import { picture } from '../pictures.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test as base } from '../world.ts'

/** M-Pesa from the buyer's page, in a shop that has it, against a stub of Daraja's sandbox. */

const test = base.extend<object, { daraja: DarajaStub }>({
  daraja: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const daraja = await openDaraja()
      await use(daraja)
      await daraja.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ daraja }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'bandari-mpesa-'))
      const file = join(folder, 'mpesa.json')
      await writeFile(file, JSON.stringify(credentials))
      await use({
        MPESA_SHORTCODE: shortcode,
        MPESA_CREDENTIALS_FILE: file,
        MPESA_API_URL: daraja.url,
        MPESA_CALLBACK_NETWORKS: 'loopback',
      })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(async ({ shop }) => {
  await shop.sql(`insert into exchange_rates (currency, rate, day, source, set_at)
    values ('KES', 129.25, now()::date, 'test', now())`)
})

/** What the telephone's owner does, told as Safaricom tells it. */
const tell = ({ callbackUrl }: Pick<Asked, 'callbackUrl'>, body: object) => call(callbackUrl, body)

async function call(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

async function openOrder(page: Page, shop: Shop, buyer: Buyer) {
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
  return page.getByRole('dialog', { name: `Order ${order.number}` })
}

test('a telephone is asked once, the page waits over a reload, and tells what became of it', async ({
  page,
  shop,
  buyer,
  daraja,
}) => {
  const own = await openOrder(page, shop, buyer)
  const [phone, amount] = [
    own.getByLabel(t('portalAccount.mpesa.phone')),
    own.getByLabel('Amount in USD'),
  ]
  const ask = own.getByRole('button', { name: t('portalAccount.mpesa.ask') })
  await expect(phone).toHaveValue('+254 ')
  await expect(own.getByText(/KES 250,000: 129\.25 shillings for a dollar/)).toBeVisible()
  await phone.fill('+255 712 345 678')
  await ask.click()
  await expect(own.getByText(t('refusals.mpesa_phone'))).toBeVisible()
  await phone.fill('+254 712 345 678')
  await amount.fill('1,000')
  await expect(own.getByText(/KES 129,250:/)).toBeVisible()
  await picture(page, 'form')
  await ask.dblclick()
  await expect(own.getByText(t('portal.mpesa.waiting'))).toBeVisible()
  await page.reload()
  await expect(own.getByText(t('portalAccount.mpesa.lookThere'))).toBeVisible()
  await expect(ask).toHaveCount(0)
  await picture(page, 'waiting')
  await expectAccessible(page)
  expect(daraja.prompts).toHaveLength(1)

  await tell(daraja.prompts[0]!, failedBody(daraja.prompts[0]!, 1037))
  await expect(own.getByText(t('portal.mpesa.unreachable'))).toBeVisible()
  await phone.fill('0712 345 678')
  await ask.click()
  await expect(own.getByText(t('portal.mpesa.waiting'))).toBeVisible()
  await tell(daraja.prompts[1]!, paidBody(daraja.prompts[1]!, 'RKT1234567'))
  await expect(own.getByText(t('portal.mpesa.counted'), { exact: true })).toBeVisible()
  await expect(own.getByText('receipt RKT1234567')).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Still to be paid: $3,265.77' })).toBeVisible()
  await picture(page, 'paid')
})

test('staff see money that names no order, and place it on one, once', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const url = `${shop.storefront}/api/arrivals/${credentials.callbackSecret}/confirmation`
  await call(url, paybillBody('for my car', '129250.00', 'RKU1234567'))
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.setViewportSize(aPhone.viewport)
  await page.goto(`${shop.portal}/support/mpesa-receipts`)
  await expect(page.getByText('for my car')).toBeVisible()
  await expect(page.getByText('counts as $1,000.00')).toBeVisible()
  await page.getByRole('button', { name: t('staffBank.mpesa.place') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  // Widened meanwhile, as when a phone is turned: the list is drawn anew, the dialog stays.
  await expectSound(page)
  const confirm = dialog.getByRole('button', { name: t('staffBank.assignConfirm') })
  await dialog.getByLabel(t('staffBank.orderSaid')).fill('999999')
  await confirm.click()
  await expect(dialog.getByText(t('refusals.bank_entry_no_order'))).toBeVisible()
  await dialog.getByLabel(t('staffBank.orderSaid')).fill(order.number)
  await picture(page, 'place')
  await confirm.dblclick()
  await expect(page.getByText(t('staffBank.mpesa.none'))).toBeVisible()
  await picture(page, 'none-waits')
  await page.getByRole('button', { name: t('staff.all'), exact: true }).click()
  const paid = page.getByRole('link', { name: order.number })
  await paid.waitFor()
  await expectAccessible(page)
  await paid.click()
  await expect(page.getByText('129250.00 KES ÷ 129.25 KES/USD').first()).toBeVisible()
  const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id: order.id } } })
  expect(data?.balance).toMatchObject({ received: '1000.00', due: '4200.00' })
})
