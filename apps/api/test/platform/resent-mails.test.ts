import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The invoice and the mails of an order, sent to its buyer again by staff. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Ordered = Awaited<ReturnType<typeof orderedCar>>

async function invoiceAgain({ order: { id } }: Ordered) {
  const client = await world.as('support')
  const params = { path: { id } }
  const { data, error } = await client.POST('/support/orders/{id}/invoice-mails', { params })
  return data ?? error
}

async function mailAgain(id: number, mail: number) {
  const client = await world.as('support')
  const params = { path: { id, mail } }
  const { data, error, response } = await client.POST('/support/orders/{id}/mails/{mail}', {
    params,
  })
  return { body: data ?? error, status: response.status }
}

/** As staff see them, newest first. */
async function mailsOf({ order: { id } }: Ordered) {
  const client = await world.as('support')
  const query = { filter: JSON.stringify({ order_id: id }) }
  const { data } = await client.GET('/support/mails', { params: { query } })
  return data ?? []
}

async function audited({ order: { id } }: Ordered) {
  const client = await world.as('support')
  const filter = JSON.stringify({ subject: 'order', subject_id: String(id) })
  const { data } = await client.GET('/support/audit', { params: { query: { filter } } })
  return data?.map(({ action }) => action) ?? []
}

it('sends the invoice of an unpaid order again with the file, five times a day at most', async () => {
  const one = await orderedCar(world)
  const { number } = one.order
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => invoiceAgain(one)))
  expect(answers.filter((answer) => answer && 'to' in answer)).toEqual(
    Array.from({ length: 5 }, () => ({ to: [one.buyer.email] })),
  )
  expect(await invoiceAgain(one)).toMatchObject({ code: 'mails_again_spent' })
  await world.deliverMails()
  const sent = (await mailsTo(world, one.buyer.email)).filter(
    ({ subject }) => subject === `Order ${number}: your invoice again`,
  )
  expect(sent).toHaveLength(5)
  expect(sent[0]?.attachments).toMatchObject([{ filename: `pro-forma-${number}.pdf` }])
  expect((await audited(one)).filter((action) => action === 'send-invoice-again')).toHaveLength(5)
  world.clock.advance({ days: 1, minutes: 1 })
  expect(await invoiceAgain(one)).toEqual({ to: [one.buyer.email] })
})

it('asks for what is missing of an order that is paid in part', async () => {
  const one = await orderedCar(world)
  const finance = await world.as('finance')
  const { data } = await finance.POST('/support/orders/{id}/payments', {
    params: { path: { id: one.order.id } },
    body: {
      amount: '1000.00',
      currency: 'USD',
      method: 'bank',
      reference: 'FT2630900418',
      received_on: world.clock.now().toISOString().slice(0, 10),
    },
  })
  expect(data).toBeDefined()
  await invoiceAgain(one)
  await world.deliverMails()
  const [sent] = await mailsTo(world, one.buyer.email)
  const price = (amount: number) =>
    `USD ${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  const total = Number(one.order.total_incl_tax)
  expect(sent?.text).toContain(`Please pay ${price(total - 1000)} by`)
  expect(sent?.text).toContain(price(total))
})

it('asks nobody to pay for an order that is paid', async () => {
  const one = await orderedCar(world)
  await move(world, one.order, 'Authorized')
  expect(await invoiceAgain(one)).toMatchObject({ code: 'order_not_payable' })
})

it('sends a mail again word by word, but none that says how to pay', async () => {
  const [one, other] = [await orderedCar(world), await orderedCar(world)]
  await move(world, one.order, 'Authorized')
  const subject = `Order ${one.order.number}: payment received`
  const news = async () => (await mailsOf(one)).filter((mail) => mail.subject === subject)
  const [waiting] = await news()
  const { id } = one.order
  expect((await mailAgain(id, waiting!.id)).body).toMatchObject({ code: 'mail_waits' })
  await world.deliverMails()
  expect(await mailAgain(id, waiting!.id)).toEqual({
    status: 201,
    body: { to: [one.buyer.email] },
  })
  await world.deliverMails()
  const [again, first] = await news()
  expect(again).toMatchObject({ to: first?.to, text: first?.text, attempts: 1 })
  expect(again?.id).not.toBe(first?.id)
  expect(await audited(one)).toContain('send-mail-again')

  const confirmation = (await mailsOf(one)).at(-1)
  expect((await mailAgain(id, confirmation!.id)).body).toMatchObject({ code: 'mail_with_account' })
  expect((await mailAgain(other.order.id, waiting!.id)).status).toBe(404)
  await world.db
    .updateTable('accounts')
    .set({ email: 'moved-away@example.com' })
    .where('id', '=', one.buyer.id)
    .execute()
  expect((await mailAgain(id, waiting!.id)).body).toMatchObject({ code: 'mail_to_others' })
})
