import type { BankEntryRecord, BankFileReading, BankStatement, Order } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { DatabaseUnavailableError } from '../../src/platform/db/connection-errors.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { bookSureEntries } from '../../src/money/statements/book-sure-entries.ts'
import { camtFile, type Movement } from '../helpers/camt-file.ts'
import { sendForm } from '../helpers/forms.ts'
import { move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

const account = 'GB33BUKB20201555555555'

let world: World
let finance: Awaited<ReturnType<World['as']>>
let token: string
beforeAll(async () => {
  const environment = {
    BANK_DETAILS: `Bank: Harbour Bank|Account: ${account}`,
  }
  world = await createWorld({ ...inject('postgres'), environment })
  finance = await world.as('finance')
  token = await tokenOf('finance')
})
afterAll(() => world.close())

async function tokenOf(role: 'finance' | 'desk'): Promise<string> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  return insertSession(world.db, id, world.clock.now())
}

const ascending = (a: number, b: number) => a - b

const camt = (movements: readonly Movement[], own = account) => camtFile(movements, own)

const importPath = '/support/bank-statements'
const readPath = '/support/bank-statements/read'

async function send(file: File, path = importPath, said: Record<string, string> = {}) {
  const answer = await sendForm(world, { path, token, fields: { file, ...said } })
  return { status: answer.statusCode, body: answer.json<BankStatement & BankFileReading>() }
}

/** Imports and lets the job do its work. */
async function bring(movements: readonly Movement[], own?: string) {
  const { body } = await send(camt(movements, own))
  await bookSureEntries(world.context)
  const filter = JSON.stringify({ statement_id: body.id })
  const query = { filter, sort: JSON.stringify(['id', 'ASC']) }
  const { data } = await finance.GET('/support/bank-entries', { params: { query } })
  return data ?? []
}

const stateOf = async ({ id }: Pick<Order, 'id'>) =>
  (await finance.GET('/support/orders/{id}', { params: { path: { id } } })).data

async function post(id: number, what: 'dismissal' | 'undo', turn: number) {
  const body = { turn, reason: 'Looked at the advice' }
  const params = { path: { id } }
  return finance.POST(`/support/bank-entries/{id}/${what}`, { params, body })
}

async function assign(id: number, body: { turn: number; order: string; [more: string]: unknown }) {
  return finance.POST('/support/bank-entries/{id}/assignment', {
    params: { path: { id } },
    body: body as never,
  })
}

describe('importBankStatement', () => {
  it('is for finance', async () => {
    const support = await tokenOf('desk')
    const call = { path: '/support/bank-statements', fields: { file: camt([]) } }
    expect((await sendForm(world, { ...call, token: support })).statusCode).toBe(403)
    expect((await sendForm(world, { ...call, token: 'none' })).statusCode).toBe(401)
  })

  it('records at once what is sure, and puts the rest into queues', async () => {
    const [paid, part, kept, over, foreign, given, elsewhere] = await Promise.all(
      Array.from({ length: 7 }, async () => (await orderedCar(world)).order),
    )
    await move(world, given!, 'Payment Declined')
    const ref = (order: Order | undefined) => `INV ${order?.payment_reference}`
    const entries = await bring([
      { amount: '5200.00', text: ref(paid) },
      { amount: '5200.00', text: ref(paid) },
      { amount: '2600.00', text: ref(part) },
      { amount: '5150.00', text: ref(kept) },
      { amount: '5300.00', text: ref(over) },
      { amount: '4800.00', text: ref(foreign), currency: 'EUR' },
      { amount: '5200.00', text: ref(given) },
      { amount: '5200.00', text: `order ${elsewhere?.number}` },
      { amount: '1.23', text: 'no reference', party: 'Nobody' },
      { amount: '-12.50', text: ref(part) },
    ])
    expect(entries.map(({ state }) => state)).toEqual(
      'recorded double partial charges over foreign given-up choose unknown outgoing'.split(' '),
    )
    expect(await stateOf(paid!)).toMatchObject({
      status: 'Authorized',
      payments: [{ amount: '5200.00', by: 'Daniel Ncube', reference: entries[0]?.reference }],
    })
    const { data: queues } = await finance.GET('/support/bank-queues')
    expect(queues?.find(({ state }) => state === 'partial')?.count).toBe(1)
    const { data: overview } = await finance.GET('/support/overview')
    const waits = overview?.waiting.find(({ what }) => what === 'payments-to-assign')
    expect(waits?.count).toBe(8)
  })

  it.each<[string, Partial<Movement>, string, string?]>([
    ['money that left', { amount: '-5200.00' }, 'outgoing'],
    ['money in another currency', { currency: 'EUR' }, 'foreign'],
    ['a refund of ours that came back, in words', { text: 'REFUND RETURNED' }, 'choose'],
    ['a reversal, in words', { text: 'Reversal of TT' }, 'choose'],
    ['a return, by SEPA’s code', { text: '/RTRN/AC04/' }, 'choose'],
    ['a reversal, by camt’s flag', { more: '<RvslInd>true</RvslInd>' }, 'choose'],
    ['less than is due', { amount: '5199.99' }, 'charges'],
    ['more than is due', { amount: '5200.01' }, 'over'],
    ['a declined order’s money', {}, 'given-up', 'Payment Declined'],
    ['a cancelled order’s money', {}, 'given-up', 'Canceled'],
    ['money for an order that is paid', {}, 'double', 'Authorized'],
  ])('books by itself nothing of %s', async (_what, { text = '', ...movement }, state, status) => {
    const { order } = await orderedCar(world)
    if (status !== undefined) await move(world, order, status as Order['status'])
    const { payments } = (await stateOf(order))!
    const said = `${text} INV ${order.payment_reference}`
    const entries = await bring([{ amount: '5200.00', ...movement, text: said }])
    expect(entries).toMatchObject([{ state, order_number: order.number }])
    expect(await stateOf(order)).toMatchObject({ status: status ?? 'Pending', payments })
  })

  it('books nothing by itself from an account that no invoice names', async () => {
    const { order } = await orderedCar(world)
    const movement = { amount: '5200.00', text: order.payment_reference }
    expect(await bring([movement], '999999999')).toMatchObject([{ state: 'choose' }])
    expect(await stateOf(order)).toMatchObject({ status: 'Pending', payments: [] })
  })

  it('leaves a sum that staff have recorded by hand', async () => {
    const { order } = await orderedCar(world)
    const body = {
      amount: '2600.00',
      currency: 'USD',
      method: 'bank' as const,
      reference: 'SEEN',
      received_on: new Date().toISOString().slice(0, 10),
    }
    const params = { path: { id: order.id } }
    await finance.POST('/support/orders/{id}/payments', { params, body })
    const movement = { amount: '2600.00', text: order.payment_reference }
    expect(await bring([movement])).toMatchObject([{ state: 'double' }])
  })

  it('adds nothing a second time, what is new of an overlapping file, and two alike as two', async () => {
    const alike = { amount: '7.00', text: 'Fee', reference: '' }
    const first = { amount: '9.00', text: 'First', reference: 'A1' }
    const file = () => camt([first, alike, alike])
    const seen = await send(file(), readPath)
    expect(seen.body).toMatchObject({ entry_count: 3, known_count: 0, alike_count: 1 })
    const twice = await Promise.all([send(file()), send(file())])
    expect(twice.map(({ body }) => body.entry_count).toSorted(ascending)).toEqual([0, 3])
    const overlap = camt([alike, alike, alike, { ...first, reference: 'A2' }])
    expect((await send(overlap, readPath)).body).toMatchObject({ known_count: 2, alike_count: 2 })
    expect((await send(overlap)).body).toMatchObject({ entry_count: 2, known_count: 2 })
  })

  it('records a movement once, also when the database is lost in the middle of it', async () => {
    const { order } = await orderedCar(world)
    await send(camt([{ amount: '5200.00', text: order.payment_reference }]))
    const { programme } = world.context
    const dying = {
      ...programme,
      onPaid: () => Promise.reject(new DatabaseUnavailableError(new Error('gone'))),
    }
    const booking = bookSureEntries({ ...world.context, programme: dying })
    await expect(booking).rejects.toThrow(DatabaseUnavailableError)
    expect(await stateOf(order)).toMatchObject({ status: 'Pending', payments: [] })
    await Promise.all([bookSureEntries(world.context), bookSureEntries(world.context)])
    expect((await stateOf(order))?.payments).toHaveLength(1)
  })

  it('leaves to staff what cannot be recorded, and goes on with what came behind it', async () => {
    const { order: broken } = await orderedCar(world)
    const { order: sound } = await orderedCar(world)
    await sql`create function refuse_payment() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      world.db,
    )
    await sql`create trigger refused before insert on payments for each row
      when (new.order_id = ${sql.lit(broken.id)}) execute function refuse_payment()`.execute(
      world.db,
    )
    const entries = await bring([
      { amount: '5200.00', text: broken.payment_reference },
      { amount: '5200.00', text: sound.payment_reference },
    ])
    expect(entries.map(({ state }) => state)).toEqual(['sure', 'recorded'])
    expect(await stateOf(sound)).toMatchObject({ status: 'Authorized' })
    await sql`drop trigger refused on payments`.execute(world.db)
    const { data } = await assign(entries[0]!.id, { turn: 0, order: broken.number })
    expect(data).toMatchObject({ state: 'recorded' })
  })

  it('does not book the importer’s own order', async () => {
    const { order } = await orderedCar(world)
    await sql`update orders set account_id = (select id from accounts where email = 'finance@example.com')
      where id = ${order.id}`.execute(world.db)
    const [entry] = await bring([{ amount: '5200.00', text: order.payment_reference }])
    expect(entry?.state).toBe('sure')
    const { error } = await assign(entry!.id, { turn: 0, order: order.number })
    expect(error).toMatchObject({ code: 'own_money' })
  })

  it('reads a CSV once its columns are named, and every later one of the account', async () => {
    const { order } = await orderedCar(world)
    const csv = `Day;Words;Sum\n02/11/2026;${order.payment_reference};"5.200,00"\n`
    const file = () => new File([csv], 'bank.csv')
    expect((await send(file())).status).toBe(400)
    const read = await send(file(), readPath)
    expect(read.body).toMatchObject({
      headings: ['Day', 'Words', 'Sum'],
      guess: { day: 'Day', account: '' },
      own_accounts: [{ account, currency: 'USD' }],
    })
    const columns = {
      ...read.body.guess,
      account,
      bank: 'Harbour',
      amount: 'Sum',
      decimal_mark: ',',
      text: ['Words'],
    }
    const { headings } = read.body
    const wrong = { headings, columns: { ...columns, day: 'Date', account: ' ' } as never }
    const refused = await finance.PUT('/support/bank-statements/columns', { body: wrong })
    expect(refused.error).toMatchObject({
      codes: { 'columns.day': ['bank_column_unknown'], 'columns.account': ['required'] },
    })
    const named = { headings, columns: columns as never }
    expect((await finance.PUT('/support/bank-statements/columns', { body: named })).data).toEqual(
      columns,
    )
    expect(await send(file())).toMatchObject({
      status: 400,
      body: { codes: { account: ['statement_account_missing'] } },
    })
    // Our account brings its currency along.
    expect(await send(file(), importPath, { account })).toMatchObject({
      body: { format: 'csv', entry_count: 1, is_own_account: true },
    })
  })

  it('reads no file by the columns of another account, nor in its currency', async () => {
    const { order } = await orderedCar(world)
    const headings = ['Posted', 'Particulars', 'Paid in', 'Paid out']
    const rows = `${headings.join(',')}\n2026-11-02,${order.payment_reference},5200.00,\n`
    const fileOf = (above: string) => () => new File([`${above}${rows}`], 'november.csv')
    const dollars = fileOf(`Harbour Bank\nAccount:,${account},USD\n`)
    const shillings = fileOf('Harbour Bank\nAccount:,0100 4471 9999,KES\n')
    const silent = fileOf('')
    const { body: first } = await send(dollars(), readPath)
    expect(first.guess).toMatchObject({ account, currency: 'USD' })
    const nameBy = (columns: unknown) =>
      finance.PUT('/support/bank-statements/columns', {
        body: { headings, columns: columns as never },
      })
    await nameBy(first.guess)
    expect((await send(dollars(), readPath)).body).toMatchObject({
      statements: [{ account, account_source: 'file', currency: 'USD', currency_source: 'file' }],
      to_confirm: [],
    })
    const { body: second } = await send(shillings(), readPath)
    expect(second).toMatchObject({
      columns: null,
      guess: { account: '0100 4471 9999', currency: 'KES', credit: 'Paid in' },
      entries: [],
    })
    expect(await send(shillings())).toMatchObject({
      status: 400,
      body: { codes: { file: ['statement_columns_missing'] } },
    })
    await nameBy(second.guess)
    const { body } = await send(shillings())
    await bookSureEntries(world.context)
    const query = { filter: JSON.stringify({ statement_id: body.id }) }
    const { data } = await finance.GET('/support/bank-entries', { params: { query } })
    expect(data).toMatchObject([{ currency: 'KES', account: '0100 4471 9999', state: 'foreign' }])
    expect(await stateOf(order)).toMatchObject({ status: 'Pending', payments: [] })
    expect((await send(silent(), readPath)).body).toMatchObject({
      columns: null,
      guess: null,
      needs_account: true,
    })
    const refusals = [
      [silent(), {}, { account: ['statement_account_missing'] }],
      [silent(), { account, currency: 'KES' }, { account: ['statement_account_currency'] }],
      [silent(), { account: '0100 4471 9999' }, { currency: ['statement_currency_missing'] }],
      [dollars(), { account: '0100 4471 9999' }, { account: ['statement_account_other'] }],
      [dollars(), { currency: 'KES' }, { currency: ['statement_currency_other'] }],
    ] as const
    for (const [file, said, codes] of refusals)
      expect(await send(file, importPath, said)).toMatchObject({ status: 400, body: { codes } })
    expect((await send(silent(), readPath, { account })).body).toMatchObject({
      entries: [{ amount: '5200.00', currency: 'USD' }],
      statements: [{ account_source: 'said', currency_source: 'said' }],
    })
  })

  it('asks once for the account of columns that were named before it was asked for', async () => {
    const headings = ['Posted on', 'Told', 'Amount']
    const file = () => new File([`${headings.join(',')}\n2026-11-02,fee,5.00\n`], 'old.csv')
    const { body: guessed } = await send(file(), readPath)
    const columns = { ...guessed.guess, bank: 'Old Bank', account, text: ['Told'] }
    await sql`insert into bank_columns (headings, columns, actor_id, set_at)
      select ${headings}::text[], ${JSON.stringify(columns)}::jsonb, id, now() from accounts limit 1`.execute(
      world.db,
    )
    const { body } = await send(file(), readPath, { account })
    expect(body).toMatchObject({
      columns: null,
      guess: { bank: 'Old Bank', text: ['Told'], account },
    })
    await finance.PUT('/support/bank-statements/columns', {
      body: { headings, columns: body.guess as never },
    })
    expect((await send(file(), importPath, { account })).status).toBe(200)
    const query = { filter: JSON.stringify({ q: 'Old Bank' }) }
    const { data: named } = await finance.GET('/support/bank-columns', { params: { query } })
    expect(named).toMatchObject([{ bank: 'Old Bank', account }])
  })

  it('lists, changes and forgets the columns of an account, and keeps a record of it', async () => {
    const headings = ['Seen', 'Wrote', 'Amount']
    const file = () => new File([`${headings.join(',')}\n2026-11-02,fee,6.00\n`], 'own.csv')
    const { body } = await send(file(), readPath)
    const columns = { ...body.guess, bank: 'Third Bank', account: '777000111' } as never
    const put = (more: object) =>
      finance.PUT('/support/bank-statements/columns', { body: { headings, columns, ...more } })
    await put({})
    const query = { filter: JSON.stringify({ q: 'Third Bank' }) }
    const list = async () =>
      (await finance.GET('/support/bank-columns', { params: { query } })).data ?? []
    const [{ id } = { id: 0 }] = await list()
    await put({ id, columns: { ...(columns as object), account: '777000222' } })
    const [changed, ...more] = await list()
    expect([changed?.account, more]).toEqual(['777000222', []])
    const desk = await world.as('desk')
    const params = { path: { id: changed?.id ?? 0 } }
    expect((await desk.DELETE('/support/bank-columns/{id}', { params })).response.status).toBe(403)
    expect((await finance.DELETE('/support/bank-columns/{id}', { params })).data).toMatchObject({
      bank: 'Third Bank',
    })
    expect(await list()).toEqual([])
    expect((await finance.DELETE('/support/bank-columns/{id}', { params })).response.status).toBe(
      404,
    )
    const audit = await world.db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', 'Third Bank')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'set-bank-columns',
      'set-bank-columns',
      'remove-bank-columns',
    ])
  })

  it('imports what is guessed or does not add up only once it is confirmed', async () => {
    const headings =
      'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance'
    const csv = `${headings}
QA1,2026-11-02 09:30:47,Pay Bill Acc. 1,Completed,500.00,,1500.00
QA2,2026-11-02 09:31:47,Pay Bill Acc. 2,Failed,900.00,,1500.00
QA3,2026-11-02 09:32:47,Pay Bill Acc. 3,Completed,250.00,,1760.00`
    const file = () => new File([csv], 'mpesa.csv')
    const said = { account: '247247' }
    const { body } = await send(file(), readPath, said)
    expect(body.guess).toMatchObject({
      currency: 'KES',
      status: 'Transaction Status',
      account: '247247',
    })
    await finance.PUT('/support/bank-statements/columns', {
      body: { headings: body.headings, columns: body.guess as never },
    })
    const { body: read } = await send(file(), readPath, said)
    expect(read).toMatchObject({
      statements: [
        {
          account: '247247',
          currency: 'KES',
          currency_source: 'guessed',
          period_source: 'counted',
          entry_count: 2,
          incoming: '750.00',
          outgoing: '0.00',
          opening: null,
        },
      ],
      to_confirm: ['currency', 'balance'],
      balance_break: { row: 4, printed: '1760.00', counted: '1750.00', currency: 'KES' },
    })
    expect(await send(file(), importPath, said)).toMatchObject({
      status: 400,
      body: { codes: { confirmed: ['statement_unconfirmed', 'statement_balance'] } },
    })
    const confirmed = { ...said, confirmed: 'true' }
    expect((await send(file(), importPath, confirmed)).body).toMatchObject({ entry_count: 2 })
    const other = await send(file(), readPath, { ...said, currency: 'TZS' })
    expect(other.body).toMatchObject({ to_confirm: ['balance'] })
  })
})

describe('a movement', () => {
  it('is assigned or set aside once, by whoever comes first', async () => {
    const { order } = await orderedCar(world)
    const [entry] = await bring([{ amount: '5200.00', text: 'no reference' }])
    const answers = await Promise.all([
      assign(entry!.id, { turn: 0, order: order.number }),
      post(entry!.id, 'dismissal', 0),
      assign(entry!.id, { turn: 0, order: order.payment_reference }),
    ])
    expect(answers.map(({ response }) => response.status).toSorted(ascending)).toEqual([
      200, 409, 409,
    ])
  })

  it('is taken back by a further row, and may then be assigned anew', async () => {
    const [wrong, right] = [(await orderedCar(world)).order, (await orderedCar(world)).order]
    const [entry] = await bring([{ amount: '5185.00', text: 'no reference', party: 'X' }])
    const id = entry!.id
    const first = { turn: 0, order: wrong.number, bank_charges: '15.00' }
    expect((await assign(id, first)).data).toMatchObject({ state: 'recorded', turn: 1 })
    expect((await stateOf(wrong))?.status).toBe('Authorized')
    expect((await post(id, 'undo', 0)).response.status).toBe(409)
    const { data } = await post(id, 'undo', 1)
    expect(data).toMatchObject({ turn: 2, decisions: [{ kind: 'assigned' }, { kind: 'undone' }] })
    expect(await stateOf(wrong)).toMatchObject({
      balance: { received: '0.00', bank_charges: '0.00', due: '5200.00' },
      payments: [
        { amount: '5185.00' },
        { amount: '15.00' },
        { amount: '-5185.00', note: 'Looked at the advice' },
        { amount: '-15.00' },
      ],
    })
    expect((await assign(id, { turn: 2, order: right.number })).data?.turn).toBe(3)
    expect((await stateOf(right))?.balance).toMatchObject({ received: '5185.00', due: '15.00' })
  })

  it('in foreign money counts as the bank’s advice says, and nothing else does', async () => {
    const { order } = await orderedCar(world)
    const text = order.payment_reference
    const [entry] = await bring([{ amount: '4800.00', text, currency: 'EUR' }])
    const id = entry!.id
    const missing = await assign(id, { turn: 0, order: order.number })
    expect(missing.error).toMatchObject({
      codes: { counts_as: ['required'], advice: ['required'] },
    })
    const advice = 'Advice 77: 1.0833'
    const { data } = await assign(id, {
      turn: 0,
      order: order.number,
      counts_as: '5200.00',
      advice,
    })
    expect(data).toMatchObject({
      amount: '4800.00',
      currency: 'EUR',
      decisions: [{ counts_as: '5200.00', currency: 'USD', advice }],
    } satisfies Partial<Record<keyof BankEntryRecord, unknown>>)
    expect((await stateOf(order))?.status).toBe('Authorized')
    const [own] = await bring([{ amount: '5.00', text: 'x' }])
    const needless = { turn: 0, order: order.number, counts_as: '9.00', advice }
    expect((await assign(own!.id, needless)).error).toMatchObject({
      codes: { counts_as: ['bank_entry_not_foreign'] },
    })
  })

  it('pays an order that exists, and only with money that came', async () => {
    const { order } = await orderedCar(world)
    const [out, here] = await bring([{ amount: '-5.00' }, { amount: '5.00' }])
    const codes = async (id: number, number: string) =>
      (await assign(id, { turn: 0, order: number })).error
    expect(await codes(out!.id, order.number)).toMatchObject({
      codes: { order: ['bank_entry_outgoing'] },
    })
    expect(await codes(here!.id, '42')).toMatchObject({ codes: { order: ['bank_entry_no_order'] } })
  })

  it('is never changed, not even in the database', async () => {
    const change = world.db.updateTable('bank_entries').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('only ever added to')
    const decision = world.db.deleteFrom('bank_decisions').execute()
    await expect(decision).rejects.toThrow('only ever added to')
  })
})
