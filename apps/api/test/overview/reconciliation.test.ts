import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { reconcile } from '../../src/overview/reconciliation/reconcile.ts'
import { assignMovement, bringMovement } from '../helpers/movements.ts'
import { approveRefund, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** As a hand on the disk would, past the triggers. */
const tamper = (statement: string) =>
  world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
  })

it('agrees after charges were booked, payments undone, assigned anew and refunded whole', async () => {
  const [one, other] = [(await orderedCar(world)).order, (await orderedCar(world)).order]
  const finance = await world.as('finance')
  const id = await bringMovement(world, 5185_00)
  await assignMovement(world, { id, order: one, more: { bank_charges: '15.00' } })
  const seen = async ({ id }: typeof one) =>
    (await finance.GET('/support/orders/{id}', { params: { path: { id } } })).data!
  const [payment] = (await seen(one)).payments
  await finance.POST('/support/payments/{id}/undo', {
    params: { path: { id: payment!.id } },
    body: { reason: 'Another car' },
  })
  await assignMovement(world, { id, turn: 2, order: other, more: { bank_charges: '15.00' } })
  const { data: asked } = await finance.POST('/support/orders/{id}/refunds', {
    params: { path: { id: other.id } },
    body: { amount: '5185.00', method: 'bank', reference: 'TT 9', reason: 'Not allowed to enter' },
  })
  await approveRefund(world, asked!, 'support')
  expect([await seen(one), await seen(other)]).toMatchObject([
    {
      status: 'Pending',
      payment_state: 'unpaid',
      balance: { received: '0.00', bank_charges: '0.00' },
    },
    { status: 'Authorized', payment_state: 'refunded', balance: { received: '5185.00' } },
  ])
  world.clock.advance({ minutes: 5 })
  await reconcile(world)
  await reconcile(world)
})

it('fails where a movement is decided on and its payment says something else', async () => {
  const { order } = await orderedCar(world)
  const id = await bringMovement(world, 5200_00)
  await assignMovement(world, { id, order })
  await reconcile(world)
  await tamper(`insert into payments (order_id, kind, amount, currency, method, reference, source, source_key, at, corrects)
    select order_id, kind, -amount, currency, method, reference, source, 'by hand', now(), id from payments
    where order_id = ${order.id}`)
  await expect(reconcile(world)).rejects.toThrow(`movements ${id}`)
  await tamper(`delete from payments where source_key = 'by hand'`)
})

it('reads the ledgers back night by night, and fails where money reads otherwise', async () => {
  await tamper(`insert into commission_entries (agent_id, kind, amount, at)
    select id, 'adjust', 1234, now() - interval '1 day' from agents order by id limit 1`)
  await reconcile(world)
  await reconcile(world)
  await tamper(`update commission_entries set amount = amount + 1
    where id = (select max(id) from commission_entries where at < now() - interval '1 hour')`)
  await expect(reconcile(world)).rejects.toThrow(/^commission_entries up to entry/)
})
