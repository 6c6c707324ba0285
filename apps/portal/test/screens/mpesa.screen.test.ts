import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newBuyer, placeOrder } from '@bandari/api/arrange'
import {
  type StkPush,
  credentials,
  type DarajaStub,
  failedBody,
  openDaraja,
  paidBody,
  paybillBody,
  shortcode,
} from '@bandari/api/daraja-stub'
import { screen, waitFor } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  field,
  fill,
  fillIn,
  openDialog,
  orderPage,
  pageSays,
  press,
  pressTwice,
} from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'

let daraja: DarajaStub
let folder: string

openOtherShop(async () => {
  daraja = await openDaraja()
  folder = await mkdtemp(join(tmpdir(), 'bandari-mpesa-'))
  const file = join(folder, 'mpesa.json')
  await writeFile(file, JSON.stringify(credentials))
  return {
    MPESA_SHORTCODE: shortcode,
    MPESA_CREDENTIALS_FILE: file,
    MPESA_API_URL: daraja.url,
    MPESA_CALLBACK_NETWORKS: 'loopback',
  }
})
beforeAll(async () => {
  const { sql } = await openedShop()
  await sql(`insert into exchange_rates (currency, rate, day, source, set_at)
    values ('KES', 129.25, now()::date, 'test', now())`)
})
afterAll(async () => {
  await daraja.close()
  await rm(folder, { recursive: true })
})

/** What the telephone's owner does, told as Safaricom tells it. */
const tell = ({ callbackUrl }: Pick<StkPush, 'callbackUrl'>, body: object) =>
  call(callbackUrl, body)

async function call(url: string, body: object) {
  const answer = await (await openedShop()).fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

describe('M-Pesa in a shop that has it, against a stub of Daraja’s sandbox', () => {
  it('a telephone is asked once, the page waits over a reload, and tells what became of it', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    const open = () => visit(`/orders/${order.id}`, buyer)
    const sheet = () => orderPage(order)
    const ask = t('mpesa.ask.ask')

    const user = await open()
    const own = await sheet()
    const phone = await field(t('mpesa.ask.phone'), own)
    expect(phone).toHaveValue('+254 ')
    await own.findByText(/KES 250,000: 129\.25 shillings for a dollar/)
    fill(phone, '+255 712 345 678')
    await press(user, ask, own)
    await own.findByText(t('refusals.mpesa_phone'))
    fill(phone, '+254 712 345 678')
    await fillIn('Amount in USD', '1,000', own)
    await own.findByText(/KES 129,250:/)
    await pressTwice(user, ask, own)
    await own.findByText(t('mpesa.waiting'))

    const later = await open()
    const again = await sheet()
    await again.findByText(t('mpesa.ask.lookThere'))
    await waitFor(() => expect(again.queryByRole('button', { name: ask })).toBeNull())
    expect(daraja.prompts).toHaveLength(1)
    await tell(daraja.prompts[0]!, failedBody(daraja.prompts[0]!, 1037))
    await again.findByText(t('mpesa.unreachable'))
    await fillIn(t('mpesa.ask.phone'), '0712 345 678', again)
    await press(later, ask, again)
    await again.findByText(t('mpesa.waiting'))
    await tell(daraja.prompts[1]!, paidBody(daraja.prompts[1]!, 'RKT1234567'))
    await again.findByText(t('mpesa.counted'))
    await again.findByText(/receipt RKT1234567/)
    await again.findByRole('heading', { name: 'Still to be paid: $3,265.77' })
  })

  it('staff see money that names no order, and place it on one, once', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    const url = `${shop.storefront}/api/arrivals/${credentials.callbackSecret}/confirmation`
    await call(url, paybillBody('for my car', '129250.00', 'RKU1234567'))
    const user = await visit('/support/mpesa-receipts', await newBuyer(shop, { isStaff: true }))
    await pageSays('for my car')
    await pageSays('worth $1,000.00')
    await press(user, t('staffMpesa.place'))
    const dialog = await openDialog()
    await fillIn(t('staffBank.orderSaid'), '999999', dialog)
    await press(user, t('staffBank.assignConfirm'), dialog)
    await dialog.findByText(t('refusals.bank_entry_no_order'))
    await fillIn(t('staffBank.orderSaid'), order.number, dialog)
    await pressTwice(user, t('staffBank.assignConfirm'), dialog)
    await screen.findByText(t('staffMpesa.none'))
    await press(user, t('staff.all'))
    await user.click(await screen.findByRole('link', { name: order.number }))
    await pageSays('129250.00 KES ÷ 129.25 KES/USD')
    const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id: order.id } } })
    expect(data?.balance).toMatchObject({ received: '1000.00', due: '4200.00' })
  })
})
