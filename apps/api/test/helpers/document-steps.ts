import { randomUUID } from 'node:crypto'
import { PDF } from '@libpdf/core'
import type { Order, OrderPapers } from '@bandari/sdk'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { expect } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import type { Role } from '../../seeds/people.data.ts'
import { people } from '../../seeds/people.data.ts'
import { sendForm, type Fields } from './forms.ts'
import { type Buyer, orderedCar } from './steps.ts'
import type { World } from './world.ts'

/** Steps of the tests of documents and claims. */

export interface Ordered {
  buyer: Buyer & { token: string }
  order: { id: number; number: string }
}

/** A buyer with an order, and their token for what the client cannot send. */
export async function anOrder(world: World): Promise<Ordered> {
  const { buyer, order } = await orderedCar(world)
  const token = await insertSession(world.db, buyer.id, world.clock.now())
  return { buyer: { ...buyer, token }, order }
}

export async function tokenOf({ db, clock }: World, role: Role): Promise<string> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  return insertSession(db, id, clock.now())
}

export async function aPdf(text: string): Promise<File> {
  const document = PDF.create()
  // No two are equal, as no two documents are.
  document.addPage().drawText(`${text} ${randomUUID()}`)
  return new File([new Uint8Array(await document.save())], `${text}.pdf`)
}

export async function aPicture(): Promise<File> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#0a2540' } })
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], 'mirror.jpg')
}

export async function tryToAddDocument(
  world: World,
  { order }: Pick<Ordered, 'order'>,
  fields: Fields,
  token?: string,
) {
  const answer = await sendForm(world, {
    path: `/support/orders/${order.id}/papers`,
    token: token ?? (await tokenOf(world, 'support')),
    fields,
  })
  return { status: answer.statusCode, body: answer.json<OrderPapers & { codes?: unknown }>() }
}

/** Adds a document as staff; returns the latest version of its kind. */
export async function addDocument(world: World, ordered: Pick<Ordered, 'order'>, fields: Fields) {
  const { kind = 'bill_of_lading' } = fields
  const file = fields['file'] ?? (await aPdf('A paper'))
  const { status, body } = await tryToAddDocument(world, ordered, { ...fields, kind, file })
  expect(status, JSON.stringify(body)).toBe(201)
  const paper = body.papers.find((one) => one.kind === kind && one.is_latest)
  if (!paper) throw new Error('the paper is not among the papers')
  return paper
}

/** Adds a payment proof as the buyer, who reports the payment first; returns the proof's id. */
export async function addPaymentProof(
  world: World,
  { buyer, order: { id } }: Ordered,
): Promise<number> {
  const paid_on = world.clock.now().toISOString().slice(0, 10)
  await buyer.client.POST('/orders/{id}/payment-reports/', {
    params: { path: { id } },
    body: { amount: '5200.00', paid_on, bank: 'Harbour Bank' },
  })
  const answer = await sendForm(world, {
    path: `/orders/${id}/payment-slips/`,
    token: buyer.token,
    fields: { file: await aPicture() },
  })
  const slip = answer.json<Order>().payment_reports[0]?.slips[0]
  if (!slip) throw new Error('the slip is not beside the report')
  return slip.id
}

export async function documentsOf({ buyer, order }: Ordered): Promise<OrderPapers> {
  const params = { path: { id: order.id } }
  const { data, error } = await buyer.client.GET('/orders/{id}/papers/', { params })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

/** Requests a download as a browser does. */
export async function fetched(
  world: World,
  path: string,
  token: string | null,
  body?: object,
): Promise<LightMyRequestResponse> {
  return world.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: token === null ? {} : { authorization: `Token ${token}` },
    ...(body && { payload: body }),
  })
}

/** Staff mark steps as done today. */
export async function stepsDone(
  world: World,
  { order: { id } }: Pick<Ordered, 'order'>,
  ...steps: ('paid' | 'booked' | 'sailed' | 'arrived' | 'delivered')[]
) {
  const client = await world.as('support')
  const params = { path: { id } }
  const { data } = await client.GET('/support/orders/{id}/following', { params })
  const on = world.clock.now().toISOString().slice(0, 10)
  const moved = await client.POST('/support/orders/{id}/steps', {
    params,
    body: { moves: steps.map((step) => ({ step, on })), seen: data?.moves.length ?? 0 },
  })
  expect(moved.error).toBeUndefined()
}
