import type { Order } from '@bandari/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../src/settings.ts'
import { refuseToStart } from '../../src/start-rules.ts'
import { queryPendingPrompts } from '../../src/money/mpesa/query-prompts.ts'
import { registerPaybill } from '../../src/money/mpesa/register-paybill.ts'
import { shillingsFor } from '../../src/money/mpesa/shillings.ts'
import {
  type StkPush,
  credentials,
  type DarajaStub,
  failedBody,
  paidBody,
  paybillBody,
  shortcode,
} from '../helpers/daraja-stub.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type MpesaShop, openMpesaShop, rate, today } from '../helpers/mpesa-shop.ts'
import { type Buyer, move, orderedCar } from '../helpers/steps.ts'
import type { World } from '../helpers/world.ts'

/** Orders paid by M-Pesa, against a stub of Daraja's sandbox. A car costs 5,200 dollars. */

let shop: MpesaShop
let stub: DarajaStub
let world: World
beforeAll(async () => {
  shop = await openMpesaShop()
  ;({ stub, world } = shop)
})
afterEach(() => {
  stub.refusal = null
  stub.isMute = false
  expect(stub.wrong).toEqual([])
})
afterAll(() => shop.close())

interface Ordered {
  buyer: Buyer
  order: Order
}

let phones = 0
const newPhone = () => `0712${String((phones += 1)).padStart(6, '0')}`

let receipts = 0
const newReceipt = () => `RKT${String((receipts += 1)).padStart(7, '0')}`

async function prompt(
  { buyer, order: { id } }: Ordered,
  changed: { phone?: string; amount?: string } = {},
) {
  const { data, error, response } = await buyer.client.POST('/orders/{id}/mpesa-prompts/', {
    params: { path: { id } },
    body: { phone: newPhone(), amount: '1000.00', ...changed },
  })
  return { data, error, status: response.status }
}

/** A prompt that was sent, as the telephone has it. */
async function sent(ordered: Ordered, changed = {}): Promise<StkPush> {
  const { status } = await prompt(ordered, changed)
  expect(status).toBe(200)
  return stub.prompts.at(-1)!
}

async function call(path: string, body: object, remoteAddress = '127.0.0.1') {
  return world.app.inject({ method: 'POST', url: path, payload: body, remoteAddress })
}

const answer = (asked: StkPush, body: object) => call(new URL(asked.callbackUrl).pathname, body)
const base = `/api/arrivals/${credentials.callbackSecret}`
const confirm = (body: object) => call(`${base}/confirmation`, body)

async function seenBy({ buyer, order }: Ordered): Promise<Order> {
  const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id: order.id } } })
  return data!
}

async function staffMails(): Promise<string[]> {
  await world.deliverMails()
  return (await mailsTo(world, world.settings.supportEmail)).map(({ text }) => text)
}

it('asks a telephone, counts what it paid, and tells both sides', async () => {
  const ordered = await orderedCar(world)
  const offer = { rate, rated_on: today(), most: '1934.23' }
  expect((await seenBy(ordered)).mpesa_offer).toEqual(offer)
  const { data } = await prompt(ordered, { phone: '0799 000 678' })
  expect(data?.mpesa_prompts).toMatchObject([
    {
      phone: '254 ••• ••• 678',
      amount: '1000.00',
      shillings: 129_250,
      state: 'waiting',
      receipt: null,
    },
  ])
  const asked = stub.prompts.at(-1)!
  expect(asked).toMatchObject({
    phone: '254799000678',
    shillings: 129_250,
    account: ordered.order.payment_reference,
  })
  // Safaricom takes no address with its product's name.
  expect(asked.callbackUrl).not.toMatch(/mpesa|safaricom/i)
  const receipt = newReceipt()
  expect((await answer(asked, paidBody(asked, receipt))).json()).toMatchObject({ ResultCode: 0 })
  expect(await seenBy(ordered)).toMatchObject({
    status: 'Pending',
    payments: [{ method: 'mpesa', amount: '1000.00', reference: receipt }],
    balance: { received: '1000.00', due: '4200.00' },
    mpesa_prompts: [{ state: 'counted', receipt }],
  })
  const finance = await world.as('finance')
  const { data: desk } = await finance.GET('/support/orders/{id}', {
    params: { path: { id: ordered.order.id } },
  })
  expect(desk).toMatchObject({
    payments: [{ note: '129250.00 KES ÷ 129.25 KES/USD', by: null }],
    mpesa_prompts: [{ state: 'counted', receipt }],
  })
})

it('keeps its token, and gets another when that ended', async () => {
  const before = stub.tokens
  await sent(await orderedCar(world))
  expect(stub.tokens - before).toBeLessThanOrEqual(1)
  stub.endTokens()
  await sent(await orderedCar(world))
  expect(stub.tokens - before).toBeLessThanOrEqual(2)
})

describe('one payment, never two', () => {
  /** Each is an order in which Safaricom's calls may come; the buyer paid once. */
  const ways: [
    string,
    (asked: StkPush, receipt: string, account: string) => (() => Promise<unknown>)[],
  ][] = [
    [
      'repeated',
      (asked, receipt) =>
        Array.from({ length: 4 }, () => () => answer(asked, paidBody(asked, receipt))),
    ],
    [
      'prompt, then shortcode',
      (asked, receipt, account) => [
        () => answer(asked, paidBody(asked, receipt)),
        () => confirm(paybillBody(account, `${asked.shillings}.00`, receipt)),
      ],
    ],
    [
      'shortcode, then prompt',
      (asked, receipt, account) => [
        () => confirm(paybillBody(account, `${asked.shillings}.00`, receipt)),
        () => answer(asked, paidBody(asked, receipt)),
        () => confirm(paybillBody(account, `${asked.shillings}.00`, receipt)),
      ],
    ],
    [
      'failed, then paid',
      (asked, receipt) => [
        () => answer(asked, failedBody(asked, 1037)),
        () => answer(asked, paidBody(asked, receipt)),
      ],
    ],
    [
      'paid, then failed',
      (asked, receipt) => [
        () => answer(asked, paidBody(asked, receipt)),
        () => answer(asked, failedBody(asked, 1032)),
      ],
    ],
  ]
  it.each(ways)('%s', async (_what, calls) => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    for (const act of calls(asked, newReceipt(), ordered.order.payment_reference)) await act()
    expect(await seenBy(ordered)).toMatchObject({
      balance: { received: '1000.00' },
      mpesa_prompts: [{ state: 'counted' }],
    })
  })

  it('all at once', async () => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    const receipt = newReceipt()
    const paybill = paybillBody(ordered.order.payment_reference, `${asked.shillings}.00`, receipt)
    const calls = Array.from({ length: 6 }, (_, n) =>
      n % 2 === 0 ? answer(asked, paidBody(asked, receipt)) : confirm(paybill),
    )
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200)
    expect(await seenBy(ordered)).toMatchObject({
      payments: [{ reference: receipt }],
      mpesa_prompts: [{ state: 'counted' }],
      balance: { received: '1000.00' },
    })
  })

  it('recorded by staff before', async () => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    const receipt = newReceipt()
    const finance = await world.as('finance')
    const { response } = await finance.POST('/support/orders/{id}/payments', {
      params: { path: { id: ordered.order.id } },
      body: {
        amount: '1000.00',
        currency: 'USD',
        method: 'mpesa',
        reference: receipt.toLowerCase(),
        received_on: today(),
      },
    })
    expect(response.status).toBe(200)
    await answer(asked, paidBody(asked, receipt))
    expect(await seenBy(ordered)).toMatchObject({
      balance: { received: '1000.00' },
      mpesa_prompts: [{ state: 'counted' }],
    })
  })
})

it('counts what comes late, to be sent back', async () => {
  const ordered = await orderedCar(world)
  const asked = await sent(ordered)
  await move(world, ordered.order, 'Canceled')
  await answer(asked, paidBody(asked, newReceipt()))
  expect(await seenBy(ordered)).toMatchObject({ status: 'Canceled', balance: { over: '1000.00' } })
})

describe('a forged call', () => {
  it.each<
    [
      string,
      (asked: StkPush, receipt: string, account: string) => Promise<{ statusCode: number }>,
      number,
    ]
  >([
    [
      'without the secret',
      (asked, receipt) =>
        call(
          new URL(asked.callbackUrl).pathname.replace(credentials.callbackSecret, 'x'.repeat(40)),
          paidBody(asked, receipt),
        ),
      404,
    ],
    [
      'from elsewhere',
      (asked, receipt) =>
        call(new URL(asked.callbackUrl).pathname, paidBody(asked, receipt), '203.0.113.9'),
      404,
    ],
    [
      'about no prompt',
      (asked, receipt) => call(`${base}/prompts/${'0'.repeat(32)}`, paidBody(asked, receipt)),
      400,
    ],
    [
      'about another prompt',
      (asked, receipt) => answer(asked, paidBody({ ...asked, checkoutId: 'ws_CO_other' }, receipt)),
      400,
    ],
    [
      'for another shortcode',
      (asked, receipt, account) =>
        confirm({
          ...paybillBody(account, `${asked.shillings}.00`, receipt),
          BusinessShortCode: '600000',
        }),
      400,
    ],
    ['of another shape', (asked) => answer(asked, { paid: true }), 400],
  ])('%s changes nothing', async (_what, act, status) => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    const { statusCode } = await act(asked, newReceipt(), ordered.order.payment_reference)
    expect(statusCode).toBe(status)
    expect(await seenBy(ordered)).toMatchObject({
      payments: [],
      mpesa_prompts: [{ state: 'waiting' }],
    })
  })
})

describe('money that nobody can place', () => {
  it('is left to staff when the amount is another', async () => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    const receipt = newReceipt()
    await answer(asked, paidBody(asked, receipt, 1))
    expect(await seenBy(ordered)).toMatchObject({
      payments: [],
      mpesa_prompts: [{ state: 'with-staff', receipt }],
    })
    expect((await staffMails()).some((text) => text.includes(receipt))).toBe(true)
  })

  it('is left to staff when the account names no order', async () => {
    const receipt = newReceipt()
    expect((await confirm(paybillBody('my car', '500.00', receipt))).statusCode).toBe(200)
    expect((await staffMails()).filter((text) => text.includes(receipt))).toHaveLength(1)
    await confirm(paybillBody('my car', '500.00', receipt))
    expect((await staffMails()).filter((text) => text.includes(receipt))).toHaveLength(1)
  })
})

it('takes a payment to the shortcode, at the rate of the day', async () => {
  const ordered = await orderedCar(world)
  const account = ordered.order.payment_reference
  const ask = (to: string) => call(`${base}/validation`, paybillBody(to, '1292.50', 'RKT9999999'))
  expect((await ask(account)).json()).toMatchObject({ ResultCode: 0 })
  expect((await ask('my car')).json()).toMatchObject({ ResultCode: 'C2B00012' })
  await confirm(paybillBody(account, '1292.50', newReceipt()))
  expect((await seenBy(ordered)).balance).toMatchObject({ received: '10.00' })
})

it.each([
  [1032, 'cancelled'],
  [1, 'too-little'],
  [9999, 'failed'],
])('tells the buyer of result %d: %s, and may be asked again', async (code, state) => {
  const ordered = await orderedCar(world)
  const asked = await sent(ordered)
  await answer(asked, failedBody(asked, code))
  expect((await seenBy(ordered)).mpesa_prompts).toMatchObject([{ state }])
  await sent(ordered)
})

describe('when no answer comes', () => {
  /** Two minutes later. */
  const later = async (ordered: Ordered, minutes = 2) => {
    const at = new Date(Date.now() - minutes * 60_000)
    await world.db
      .updateTable('mpesa_prompts')
      .set({ asked_at: at, due_at: new Date(0) })
      .where('order_id', '=', ordered.order.id)
      .execute()
    await queryPendingPrompts(world.context)
    return seenBy(ordered)
  }

  it('asks, and waits while it is under way', async () => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    expect((await later(ordered)).mpesa_prompts).toMatchObject([{ state: 'waiting' }])
    asked.result = '1032'
    expect((await later(ordered)).mpesa_prompts).toMatchObject([{ state: 'cancelled' }])
  })

  it('leaves a paid one to staff until its receipt is known, and counts it once', async () => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    asked.result = '0'
    expect(await later(ordered)).toMatchObject({
      payments: [],
      mpesa_prompts: [{ state: 'with-staff', receipt: null }],
    })
    expect((await staffMails()).some((text) => text.includes(ordered.order.number))).toBe(true)
    await answer(asked, paidBody(asked, newReceipt()))
    expect(await seenBy(ordered)).toMatchObject({
      balance: { received: '1000.00' },
      mpesa_prompts: [{ state: 'counted' }],
    })
  })

  it('gives up, and still counts what is told later', async () => {
    const ordered = await orderedCar(world)
    const asked = await sent(ordered)
    expect((await later(ordered, 16)).mpesa_prompts).toMatchObject([{ state: 'lost' }])
    await answer(asked, paidBody(asked, newReceipt()))
    expect((await seenBy(ordered)).balance).toMatchObject({ received: '1000.00' })
  })

  it('never sends twice what it may have sent', async () => {
    const ordered = await orderedCar(world)
    stub.isMute = true
    const { data } = await prompt(ordered)
    expect(data?.mpesa_prompts).toMatchObject([{ state: 'waiting' }])
    stub.isMute = false
    expect((await prompt(ordered)).error).toMatchObject({ code: 'mpesa_prompt_open' })
    const asked = stub.prompts.at(-1)!
    await answer(asked, paidBody(asked, newReceipt()))
    expect((await seenBy(ordered)).balance).toMatchObject({ received: '1000.00' })
  })
})

it('says what Safaricom refuses', async () => {
  stub.refusal = { errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' }
  const { data } = await prompt(await orderedCar(world))
  expect(data?.mpesa_prompts).toMatchObject([{ state: 'failed' }])
})

it('refuses what is no number of Kenya, no amount, or nobody’s order', async () => {
  const ordered = await orderedCar(world)
  expect((await prompt(ordered, { phone: '+255712345678' })).error).toMatchObject({
    codes: { phone: ['mpesa_phone'] },
  })
  for (const amount of ['0.00', '1934.24', '-1.00'])
    expect((await prompt(ordered, { amount })).status).toBe(400)
  const another = await orderedCar(world)
  expect((await prompt({ buyer: another.buyer, order: ordered.order })).status).toBe(404)
})

it('asks a telephone, whoever asks, and an order six times a day', async () => {
  const phone = newPhone()
  const ordered = await orderedCar(world)
  for (let n = 0; n < 6; n += 1) {
    const asked = await sent(ordered, { phone })
    await answer(asked, failedBody(asked, 1032))
  }
  expect((await prompt(ordered)).error).toMatchObject({ code: 'mpesa_prompts_spent' })
  expect((await prompt(await orderedCar(world), { phone })).error).toMatchObject({
    code: 'mpesa_prompts_spent',
  })
})

it('shows a telephone one prompt at a time', async () => {
  const phone = newPhone()
  await sent(await orderedCar(world), { phone })
  expect((await prompt(await orderedCar(world), { phone })).error).toMatchObject({
    code: 'mpesa_prompt_open',
  })
})

it('pays a whole order by as many prompts as it takes', async () => {
  const ordered = await orderedCar(world)
  for (const amount of ['1934.23', '1934.23', '1331.54']) {
    const asked = await sent(ordered, { amount })
    expect(asked.shillings).toBe(shillingsFor(Math.round(Number(amount) * 100), rate))
    await answer(asked, paidBody(asked, newReceipt()))
  }
  expect(await seenBy(ordered)).toMatchObject({
    status: 'Authorized',
    balance: { due: '0.00', over: '0.00' },
    mpesa_offer: null,
  })
})

describe('the addresses of the paybill', () => {
  it('are registered, and only the secret ones of this shop', async () => {
    const said = await registerPaybill(world.settings)
    expect(said).not.toContain(credentials.callbackSecret)
    const origin = `${world.settings.storefrontOrigin}${base}`
    expect(stub.registered).toEqual({
      ShortCode: shortcode,
      ResponseType: 'Completed',
      ConfirmationURL: `${origin}/confirmation`,
      ValidationURL: `${origin}/validation`,
    })
  })

  it('are not, where Safaricom refuses or M-Pesa is off', async () => {
    stub.refusal = { errorCode: '500.003.1001', errorMessage: 'Urls are already registered' }
    await expect(registerPaybill(world.settings)).rejects.toThrow(/already registered/)
    await expect(registerPaybill({ mpesa: null })).rejects.toThrow(/MPESA_SHORTCODE/)
  })
})

describe('settings', () => {
  const read = (given: Record<string, string>) => readSettings(given).mpesa
  const file = () => shop.credentialsFile
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail',
    STOREFRONT_ORIGIN: 'https://shop.example',
    MPESA_SHORTCODE: shortcode,
  }

  it('are off without credentials', () => {
    expect(read({})).toBeNull()
  })

  it.each<[string, () => Record<string, string>, RegExp]>([
    ['half of them', () => ({ MPESA_SHORTCODE: shortcode }), /go together/],
    [
      'no such file',
      () => ({ MPESA_SHORTCODE: shortcode, MPESA_CREDENTIALS_FILE: '/nowhere' }),
      /must hold/,
    ],
    [
      'the sandbox in production',
      () => ({ ...production, MPESA_CREDENTIALS_FILE: file() }),
      /MPESA_API_URL/,
    ],
    [
      'callbacks without TLS in production',
      () => ({
        ...production,
        MPESA_CREDENTIALS_FILE: file(),
        MPESA_API_URL: 'https://api.safaricom.co.ke',
        MPESA_CALLBACK_ORIGIN: 'http://shop.example',
      }),
      /MPESA_CALLBACK_ORIGIN/,
    ],
  ])('refuse %s', (_what, given, sentence) => {
    const refuse = () => {
      throw new Error(refuseToStart(readSettings(given())) ?? 'it may start')
    }
    expect(refuse).toThrow(sentence)
  })

  it('do without nothing in production', () => {
    const given = {
      ...production,
      MPESA_CREDENTIALS_FILE: file(),
      MPESA_API_URL: 'https://api.safaricom.co.ke',
    }
    expect(read(given)).toMatchObject({ callbackOrigin: 'https://shop.example', shortcode })
  })
})
