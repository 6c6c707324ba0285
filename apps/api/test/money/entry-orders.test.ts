import type { BankStatement, Order } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { bookSureEntries } from '../../src/money/statements/book-sure-entries.ts'
import { readBankFile } from '../../src/money/statements/formats/read-bank-file.ts'
import { importStatement } from '../../src/money/statements/import-statement.ts'
import { matchDueEntries } from '../../src/money/statements/match-due-entries.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { camtFile, type Movement } from '../helpers/camt-file.ts'
import { sendForm } from '../helpers/forms.ts'
import { move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

const account = 'GB33BUKB20201555555555'

let world: World
let finance: Awaited<ReturnType<World['as']>>
let token: string
let actorId: number
beforeAll(async () => {
  const environment = { BANK_DETAILS: `Bank: Harbour Bank|Account: ${account}` }
  world = await createWorld({ ...inject('postgres'), environment })
  finance = await world.as('finance')
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people.finance.email)
    .executeTakeFirstOrThrow()
  actorId = id
  token = await insertSession(world.db, id, world.clock.now())
})
afterAll(() => world.close())

/** Imports one movement and lets the job do its work. */
async function bring(movement: Movement) {
  const fields = { file: camtFile([movement], account) }
  const answer = await sendForm(world, { path: '/support/bank-statements', token, fields })
  await bookSureEntries(world.context)
  const filter = JSON.stringify({ statement_id: answer.json<BankStatement>().id })
  const { data } = await finance.GET('/support/bank-entries', { params: { query: { filter } } })
  return data![0]!
}

const stateOf = async ({ id }: Pick<Order, 'id'>) =>
  (await finance.GET('/support/orders/{id}', { params: { path: { id } } })).data

describe('searchEntryOrders', () => {
  const find = async (id: number, query: object) => {
    const { data, error } = await finance.GET('/support/bank-entries/{id}/orders', {
      params: { path: { id }, query },
    })
    return { data, error }
  }

  it('offers near sums with their difference, and charges are booked in one press', async () => {
    const { order } = await orderedCar(world, { price: 13_370_000 })
    const due = Number(order.total_incl_tax)
    const entry = await bring({ amount: (due - 15).toFixed(2), party: 'SWIFT NOBODY' })
    const id = entry.id
    const { data } = await find(id, {})
    expect(data).toMatchObject([
      { number: order.number, difference: { kind: 'charges', amount: '15.00' } },
    ])
    const pressed = await finance.POST('/support/bank-entries/{id}/assignment', {
      params: { path: { id } },
      body: { turn: 0, order: order.number, bank_charges: '15.00' },
    })
    expect(pressed.data?.state).toBe('recorded')
    expect(await stateOf(order)).toMatchObject({
      status: 'Authorized',
      balance: { bank_charges: '15.00', due: '0.00' },
    })
  })

  it.each([
    ['a hundredth less', 0.99, 'more'],
    ['as it is', 1, 'none'],
    ['a hundredth more', 1.009, 'less'],
    ['far more', 1.2, null],
    ['far less', 0.8, null],
  ])('finds a sum that is %s', async (_what, factor, kind) => {
    const { order } = await orderedCar(world, { price: 20_000_000 + Math.round(factor * 1e6) })
    const brought = (Number(order.total_incl_tax) / factor).toFixed(2)
    const entry = await bring({ amount: brought, party: 'SWIFT NOBODY' })
    const { data } = await find(entry.id, {})
    const mine = data?.find(({ number }) => number === order.number)
    expect(mine?.difference.kind ?? null).toBe(kind)
  })

  it('looks by name, telephone, number, day and currency, in any state', async () => {
    const { order } = await orderedCar(world)
    const entry = await bring({ amount: '4.00', party: 'SWIFT NOBODY' })
    const numbers = async (query: object) =>
      (await find(entry.id, query)).data?.map(({ number }) => number)
    await move(world, order, 'Canceled')
    const today = new Date().toISOString().slice(0, 10)
    expect(await numbers({ q: order.number })).toEqual([order.number])
    expect(await numbers({ q: `${order.number} wanjiru`, from: today })).toEqual([order.number])
    expect(await numbers({ q: order.number, to: '2020-01-01' })).toEqual([])
    expect(await numbers({ q: order.number, currency: 'KES' })).toEqual([])
    expect(await numbers({ q: order.number, amount: '5200.00' })).toEqual([order.number])
    expect(await numbers({ q: order.number, amount: '100.00' })).toEqual([])
    expect((await numbers({ q: '0700 000 001' }))?.length).toBeGreaterThan(0)
    expect(await numbers({ amount: '5200.00' })).not.toContain(order.number)
    expect((await find(entry.id, { from: '2026-02-31' })).error).toMatchObject({
      codes: { from: ['not_a_day'] },
    })
  })
})

describe('importBankStatement', () => {
  it('refuses with a sentence what no bank writes', async () => {
    const deep = `<Document><BkToCstmrStmt>${'<a>'.repeat(50_000)}`
    const plain = await camtFile([{ amount: '1' }], account).text()
    const large = Array.from({ length: 200 }, () => ({ amount: '999999999999.99' }))
    for (const [text, code] of [
      [deep, 'statement_unreadable'],
      [plain.replace(' Ccy="USD">1<', '>0<'), 'statement_field'],
      [plain.replace(/<Dt>[^<]*/, '<Dt>0000-01-01'), 'statement_field'],
      [plain.replace('>1<', '>9999999999999.99<'), 'statement_field'],
      [await camtFile(large, account).text(), 'statement_too_complex'],
    ] as const) {
      const fields = { file: new File([text], 'november.xml') }
      const answer = await sendForm(world, { path: '/support/bank-statements', token, fields })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ codes: { file: [code] } })
    }
  })

  it('looks for the orders of a long statement in the background, and says how far it is', async () => {
    const { order } = await orderedCar(world)
    const movements = Array.from({ length: 600 }, (_, n) => ({
      amount: '5200.00',
      text: n === 599 ? order.payment_reference : `car ${n}`,
    }))
    const reading = await readBankFile(
      Buffer.from(await camtFile(movements, account).arrayBuffer()),
    )
    if (!('file' in reading)) throw new Error('the statement is readable')
    const given = { file: reading.file, fileName: 'year.xml', actorId }
    const id = await world.db
      .transaction()
      .execute((tx) => importStatement({ ...world.context, db: tx }, given))
    const left = async () => {
      const { data } = await finance.GET('/support/bank-statements', { params: { query: {} } })
      return data?.find((each) => each.id === id)?.matching_count
    }
    expect(await left()).toBe(600)
    // A batch is finished, however short the time.
    await matchDueEntries(world.context, { forMs: 1 })
    expect(await left()).toBe(350)
    await Promise.all([matchDueEntries(world.context), matchDueEntries(world.context)])
    expect(await left()).toBe(0)
    await bookSureEntries(world.context)
    expect(await stateOf(order)).toMatchObject({ status: 'Authorized' })
  })
})
