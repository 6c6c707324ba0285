import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { invoiceAddress, formatInvoiceCode } from '../../src/selling/invoices/invoice-code.ts'
import { mailsTo } from '../helpers/mails.ts'
import { move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Invoices that anybody who holds them can check. */

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { RATE_LIMITS: 'true', TRUST_PROXY: '1', BANK_DETAILS: 'Account: 0100 4471 2208' },
  })
})
afterAll(() => world.close())

let lastCaller = 0

/** As somebody whose address nobody has called from yet. */
function fromAnywhere() {
  return { 'x-forwarded-for': `198.51.100.${(lastCaller += 1)}` }
}

async function codesOf({ id }: { id: number }): Promise<string[]> {
  const rows = await world.db
    .selectFrom('order_invoices')
    .select('code')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ code }) => code)
}

async function check(code: string, headers = fromAnywhere()) {
  const client = await world.as(null)
  const { data, error, response } = await client.GET('/verify/{code}/', {
    params: { path: { code } },
    headers,
  })
  return { data, error, status: response.status }
}

async function isOurs(account: string) {
  const client = await world.as(null)
  const params = { query: { account } }
  const { data } = await client.GET('/verify-account/', { params, headers: fromAnywhere() })
  return data?.is_ours
}

describe('verifyInvoice', () => {
  it('shows whoever holds the code what the invoice says, and the account', async () => {
    const { order: placed } = await orderedCar(world)
    const [code = ''] = await codesOf(placed)
    const { data } = await check(code)
    expect(data).toMatchObject({
      state: 'to-pay',
      number: placed.number,
      buyer: 'G•••• W••••',
      amount: '5200.00',
      currency: 'USD',
      issued_at: placed.date_placed,
      account: [{ label: 'Account', value: '0100 4471 2208' }],
    })
    for (const typed of [formatInvoiceCode(code), ` ${code.toLowerCase().replaceAll('0', 'o')}`]) {
      expect((await check(typed.trim())).data).toEqual(data)
    }
  })

  it('tells one that is paid, cancelled or replaced, without an account to pay to', async () => {
    const [paid, canceled, replaced] = [
      await orderedCar(world),
      await orderedCar(world),
      await orderedCar(world),
    ]
    await move(world, paid.order, 'Authorized')
    await move(world, canceled.order, 'Canceled')
    await world.db
      .updateTable('orders')
      .set({ total: 530_000 })
      .where('id', '=', replaced.order.id)
      .execute()
    const codes = await codesOf(replaced.order)
    expect(codes).toHaveLength(2)
    const [ofPaid = ''] = await codesOf(paid.order)
    const [ofCanceled = ''] = await codesOf(canceled.order)
    const [old = '', latest = ''] = codes
    const told = []
    for (const code of [ofPaid, ofCanceled, old, latest]) {
      const { data } = await check(code)
      told.push([data?.state, data?.amount, data?.account.length])
    }
    expect(told).toEqual([
      ['paid', '5200.00', 0],
      ['cancelled', '5200.00', 0],
      ['replaced', '5200.00', 0],
      ['to-pay', '5300.00', 1],
    ])
  })

  it('finds nothing for who guesses, and slows them down', async () => {
    const guesser = fromAnywhere()
    const answers = []
    for (let n = 0; n < 25; n += 1) {
      answers.push(await check(`00000${String(n).padStart(5, '0')}`, guesser))
    }
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(404))
    expect(answers[0]?.error).toMatchObject({ code: 'invoice_unknown' })
    expect(answers.slice(20).map(({ status }) => status)).toEqual(Array(5).fill(429))
    const { order: placed } = await orderedCar(world)
    const [code = ''] = await codesOf(placed)
    expect((await check(code)).status).toBe(200)
  })

  it('10,000 codes that one address guesses find nothing, and others are answered meanwhile', async () => {
    const { order: placed } = await orderedCar(world)
    const [real = ''] = await codesOf(placed)
    const guesser = fromAnywhere()
    const answers = new Map<number, number>()
    for (let n = 0; n < 10_000; n += 50) {
      const codes = Array.from({ length: 50 }, (_, k) =>
        // The right one among them, once nobody is listened to any more.
        n + k === 9_000 ? real : `Q${String(n + k).padStart(9, '0')}`,
      )
      const said = await Promise.all(
        codes.map((code) => world.app.inject({ url: `/api/verify/${code}/`, headers: guesser })),
      )
      for (const { statusCode } of said) {
        answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(answers)).toEqual({ 404: 20, 429: 9_980 })
    expect((await check(real)).status).toBe(200)
  }, 240_000)

  it('is what the mail with the bank details leads to', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    await world.deliverMails()
    const [mail] = await mailsTo(world, buyer.email)
    const [invoice_code = ''] = await codesOf(placed)
    expect(mail?.text).toContain(invoiceAddress({ invoice_code }, world.context.settings))
  })
})

it.each([
  ['0100 4471 2208', true],
  ['0100-4471-2208', true],
  ['0100 4471 2209', false],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', false],
])('verifyAccount knows of %s whether it is ours: %s', async (account, isOwn) => {
  expect(await isOurs(account)).toBe(isOwn)
})

it('verifyAccount knows the Bitcoin address of an order', async () => {
  const { order: placed } = await orderedCar(world)
  const { bitcoin_address: address } = placed.payment_instructions
  expect(await isOurs(address ?? '')).toBe(true)
})
