import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  credentials,
  type DarajaStub,
  openDaraja,
  paybillBody,
  shortcode,
} from '@bandari/api/daraja-stub'
import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { expectAccessible, expectSound, phone as aPhone } from '../axe.ts'
import { picture } from '../pictures.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test as base } from '../world.ts'

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

test('a telephone that is asked, and money that names no order: on a phone, accessible and never too wide', async ({
  page,
  shop,
  buyer,
  daraja,
}) => {
  await page.setViewportSize(aPhone.viewport)
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/orders/${order.id}`)
  const own = page.getByRole('main')
  await own.getByLabel(t('mpesa.ask.phone')).fill('+254 712 345 678')
  await picture(page, 'form')
  await own.getByRole('button', { name: t('mpesa.ask.ask') }).dblclick()
  await expect(own.getByText(t('mpesa.waiting'))).toBeVisible()
  expect(daraja.prompts).toHaveLength(1)
  await picture(page, 'waiting')
  await expectAccessible(page)

  const url = `${shop.storefront}/api/arrivals/${credentials.callbackSecret}/confirmation`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(paybillBody('for my car', '129250.00', 'RKU1234567')),
  })
  expect(answer.status).toBe(200)
  const { token } = await newBuyer(shop, { isStaff: true })
  await page.evaluate((own) => localStorage.setItem('bandari.token', own), token)
  await page.goto(`${shop.portal}/support/mpesa-receipts`)
  await page.getByRole('button', { name: t('staffMpesa.place') }).click()
  await page.getByRole('dialog').waitFor()
  // Widened meanwhile, as when a phone is turned: the list is drawn anew, the dialog stays.
  await expectSound(page)
  await picture(page, 'place')
})
