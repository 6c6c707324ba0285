import type { BankFileReading } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { bookSureEntries } from '../../src/money/statements/book-sure-entries.ts'
import {
  dialects,
  type WrittenStatement,
} from '../../src/money/statements/formats/statement-writers.test-data.ts'
import { sendForm } from '../helpers/forms.ts'
import { orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** In digits, as a table without headings has it. */
const account = '010044712208'
const importPath = '/support/bank-statements'
const readPath = '/support/bank-statements/read'

let world: World
let finance: Awaited<ReturnType<World['as']>>
let token: string
beforeAll(async () => {
  const environment = { BANK_DETAILS: `Bank: Harbour Bank|Account: ${account}` }
  world = await createWorld({ ...inject('postgres'), environment })
  finance = await world.as('finance')
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people.finance.email)
    .executeTakeFirstOrThrow()
  token = await insertSession(world.db, id, world.clock.now())
})
afterAll(() => world.close())

async function send(file: File, path: string, said: Record<string, string> = {}) {
  const answer = await sendForm(world, { path, token, fields: { file, ...said } })
  return { status: answer.statusCode, body: answer.json<BankFileReading>() }
}

const stateOf = async (id: number) =>
  (await finance.GET('/support/orders/{id}', { params: { path: { id } } })).data

describe.each(Object.entries(dialects))('%s', (name, dialect) => {
  it('books a payment only as the file means it, whatever of it was tampered with', async () => {
    const { order } = await orderedCar(world)
    const day = '2026-11-02'
    const paying = {
      day,
      amount: 5200_00,
      reference: `FT${name.replaceAll(/\W/g, '').toUpperCase()}`,
      text: `INV ${order.payment_reference}`,
      isDone: true,
    }
    const fee = (amount: number) => ({ ...paying, amount, reference: `FEE${amount}`, text: 'Fee' })
    const told: WrittenStatement = {
      account,
      currency: 'USD',
      opening: 100_00,
      movements: [fee(-1_00), paying, fee(-2_00)],
    }
    const bringTold = async (statement: WrittenStatement) => {
      const file = () => new File([new Uint8Array(dialect.write(statement))], 'statement')
      const { body } = await send(file(), readPath)
      if (body.headings?.length > 0 && body.columns === null) {
        const { account: own } = statement
        const columns = { ...body.guess, ...dialect.columns, account: own } as never
        await finance.PUT('/support/bank-statements/columns', {
          body: { headings: body.headings, columns },
        })
      }
      const { status } = await send(file(), importPath, { confirmed: 'true' })
      await bookSureEntries(world.context)
      return status
    }
    const withPaying = (changed: Partial<typeof paying>) => ({
      ...told,
      movements: [fee(-1_00), { ...paying, ...changed }, fee(-2_00)],
    })
    await bringTold({ ...told, currency: 'KES' })
    await bringTold(withPaying({ amount: -5200_00 }))
    if (dialect.hasState) await bringTold(withPaying({ isDone: false }))
    await bringTold({ ...told, account: '99887766554' })
    expect(await stateOf(order.id)).toMatchObject({ status: 'Pending', payments: [] })
    expect(await bringTold(told)).toBe(200)
    expect(await stateOf(order.id)).toMatchObject(
      dialect.isReturned
        ? { status: 'Pending', payments: [] }
        : { status: 'Authorized', payments: [{ amount: '5200.00' }] },
    )
  })
})
