import type { HandOver, VendorOrder } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { notifySellers } from '../../src/delivery/vendor-orders/notify-sellers.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { addDocument, aPdf, documentsOf, stepsDone } from '../helpers/document-steps.ts'
import { newStaff } from '../helpers/exporters.ts'
import { sendForm } from '../helpers/forms.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, move } from '../helpers/steps.ts'
import { orderOf, vendorVehicle } from '../helpers/vendor-stock.ts'
import { newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What was ordered of a seller's listings, and what they have to do about it. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
})
afterAll(() => world.close())

async function ordersOf({ client }: Pick<Buyer, 'client'>, query: object = {}) {
  const { data } = await client.GET('/vendor/orders/', { params: { query: query as never } })
  if (!data) throw new Error('no orders')
  return data
}

async function onlyOrder(seller: Buyer): Promise<VendorOrder> {
  const { data } = await ordersOf(seller)
  expect(data).toHaveLength(1)
  return data[0]!
}

/** A vehicle of a new vendor, ordered by somebody new. */
async function sold(wish: { title?: string } = {}) {
  const seller = await newVendor(world)
  const vehicle = await vendorVehicle(world, seller, wish)
  return { seller, vehicle, ...(await orderOf(world, vehicle)) }
}

const tokenOf = ({ id }: Pick<Buyer, 'id'>) => insertSession(world.db, id, world.clock.now())

async function sendPaper(seller: Buyer, id: number, kind = 'export_certificate') {
  const answer = await sendForm(world, {
    path: `/vendor/orders/${id}/papers/`,
    token: await tokenOf(seller),
    fields: { kind, file: await aPdf('Export certificate') },
  })
  return { status: answer.statusCode, body: answer.json<VendorOrder & { code?: string }>() }
}

type Client = Pick<Buyer, 'client'>

async function stepsOf({ client }: Client, id: number) {
  const params = { path: { id } }
  const { data } = await client.GET('/support/orders/{id}/seller-papers', { params })
  if (!data) throw new Error('no steps')
  return data
}

async function decide(
  { client }: Client,
  wish: { order: number; paper: number; outcome: 'released' | 'returned'; reason?: string },
) {
  const { order: id, paper, ...body } = wish
  const { response, error } = await client.PUT('/support/orders/{id}/seller-papers/{paper}', {
    params: { path: { id, paper } },
    body,
  })
  return { status: response.status, ...(error as { code?: string } | undefined) }
}

async function handOver({ client }: Client, id: number, body: HandOver) {
  const { response, error } = await client.POST('/vendor/orders/{id}/hand-over/', {
    params: { path: { id } },
    body,
  })
  return { status: response.status, ...(error as { code?: string } | undefined) }
}

async function waitingPapers({ client }: Client) {
  const { data } = await client.GET('/support/overview')
  return data?.waiting.find(({ what }) => what === 'seller-papers')?.count
}

const runJob = () =>
  notifySellers({
    db: world.db,
    clock: world.clock,
    settings: world.settings,
    nudgeOutbox: () => {},
  })

const subjectsTo = async ({ email }: Buyer) =>
  (await mailsTo(world, email)).map(({ subject }) => subject).toReversed()

describe('listVendorOrders', () => {
  it('is not for somebody who is no approved vendor, and shows nothing of another’s', async () => {
    for (const [role, status] of [
      [null, 401],
      ['buyer', 403],
      ['applicant', 403],
    ] as const) {
      const { response } = await (await world.as(role)).GET('/vendor/orders/')
      expect(response.status).toBe(status)
    }
    await sold()
    expect(await ordersOf(await newVendor(world))).toEqual({ data: [], count: 0, waiting: 0 })
  })

  it('goes from the payment over papers and hand-over to the ship', async () => {
    const one = await sold({ title: 'Isuzu Elf 2011' })
    const { seller, order } = one
    expect(await onlyOrder(seller)).toMatchObject({
      title: 'Isuzu Elf 2011',
      number: order.number,
      price: '4500.00',
      currency: 'USD',
      quantity: 1,
      state: 'unpaid',
      act: 'wait_for_payment',
      destination: null,
    })
    expect((await ordersOf(seller)).waiting).toBe(0)
    await move(world, order, 'Authorized')
    const paid = await onlyOrder(seller)
    expect(paid).toMatchObject({
      state: 'paid',
      act: 'send_papers',
      papers: [],
      destination: { country: 'KE', port: 'Mombasa' },
    })
    expect(paid.by! > world.clock.now().toISOString()).toBe(true)
    expect(await ordersOf(seller, { waits: true })).toMatchObject({ count: 1, waiting: 1 })
    await addDocument(world, one, { kind: 'deregistration_certificate' })
    expect(await onlyOrder(seller)).toMatchObject({ act: 'hand_over' })
    await stepsDone(world, one, 'booked')
    expect(await onlyOrder(seller)).toMatchObject({ state: 'paid', act: null, by: null })
    expect(await ordersOf(seller, { waits: true })).toMatchObject({ data: [], waiting: 0 })
    await stepsDone(world, one, 'sailed')
    expect(await onlyOrder(seller)).toMatchObject({
      state: 'shipped',
      act: null,
      destination: null,
    })
  })

  it('says nothing of the buyer but where it goes, and that only while it matters', async () => {
    const { seller, buyer, order } = await sold()
    const fields = Object.keys(await onlyOrder(seller))
      .toSorted()
      .join(' ')
    expect(fields).toBe(
      'act by currency destination handed_over id image is_late number papers placed_at price prod_class prod_id quantity reference sent state stock_number title',
    )
    const stored = await world.db
      .selectFrom('orders')
      .select('payment_reference')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const secrets = [
      buyer.email,
      'Wanjiru',
      'Moi Avenue',
      '254700000001',
      'grace@example.com',
      stored.payment_reference,
    ]
    for (const status of [null, 'Authorized', 'Shipped'] as const) {
      if (status) await move(world, order, status)
      const text = JSON.stringify(await ordersOf(seller))
      for (const secret of secrets) expect(text).not.toContain(secret)
      expect(text.includes('Mombasa')).toBe(status === 'Authorized')
    }
  })

  it('lists the newest first, a listing’s alone, and what is due first among those that wait', async () => {
    const { seller, vehicle, order } = await sold()
    await move(world, order, 'Authorized')
    world.clock.advance({ days: 2 })
    const other = await vendorVehicle(world, seller)
    await move(world, (await orderOf(world, other)).order, 'Authorized')
    const ids = async (query: object) =>
      (await ordersOf(seller, query)).data.map(({ prod_id }) => prod_id)
    expect(await ids({})).toEqual([other.id, vehicle.id])
    expect(await ids({ waits: true })).toEqual([vehicle.id, other.id])
    expect(await ids({ listing: vehicle.id })).toEqual([vehicle.id])
    expect(await ids({ waits: true, per_page: 1, page: 2 })).toEqual([other.id])
  })
})

describe('addVendorPaper', () => {
  it('takes the seller’s papers once it is paid; the buyer reads one when staff have released it', async () => {
    const one = await sold()
    const { seller, order, buyer } = one
    const { id } = await onlyOrder(seller)
    expect(await sendPaper(seller, id)).toMatchObject({
      status: 409,
      body: { code: 'papers_not_now' },
    })
    await move(world, order, 'Authorized')
    expect((await sendPaper(await newVendor(world), id)).status).toBe(404)
    expect((await sendPaper(seller, id, 'bill_of_lading')).status).toBe(400)
    const { status, body } = await sendPaper(seller, id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      act: 'hand_over',
      papers: [],
      sent: [{ kind: 'export_certificate', state: 'waiting', reason: null }],
    })
    const buyers = () => documentsOf({ buyer: { ...buyer, token: '' }, order })
    expect((await buyers()).papers).toEqual([])
    const staff = await newStaff(world)
    const [paper] = (await stepsOf(staff, order.id)).papers
    const download = await staff.client.GET('/support/orders/{id}/seller-papers/{paper}', {
      params: { path: { id: order.id, paper: paper!.id } },
      parseAs: 'arrayBuffer',
    })
    expect(download.response.status).toBe(200)
    expect(await waitingPapers(staff)).toBeGreaterThan(0)
    const wish = { order: order.id, paper: paper!.id }
    expect(await decide(staff, { ...wish, outcome: 'released' })).toMatchObject({ status: 200 })
    expect(await decide(staff, { ...wish, outcome: 'released' })).toMatchObject({ status: 200 })
    expect(await decide(staff, { ...wish, outcome: 'returned', reason: 'No.' })).toMatchObject({
      status: 409,
      code: 'paper_decided',
    })
    expect((await buyers()).papers).toMatchObject([
      { kind: 'export_certificate', version: 1, is_latest: true },
    ])
    expect(await onlyOrder(seller)).toMatchObject({
      papers: ['export_certificate'],
      sent: [{ state: 'released' }],
    })
    await move(world, order, 'Shipped')
    expect((await sendPaper(seller, id)).status).toBe(409)
  })
})

describe('decideSellerPaper', () => {
  it('returns a paper with the reason, which is mailed to the seller; the buyer never sees it', async () => {
    const { seller, order, buyer } = await sold({ title: 'Isuzu Elf 2011' })
    await move(world, order, 'Authorized')
    const { id } = await onlyOrder(seller)
    await sendPaper(seller, id)
    const staff = await newStaff(world)
    const [paper] = (await stepsOf(staff, order.id)).papers
    const wish = { order: order.id, paper: paper!.id, outcome: 'returned' } as const
    expect(await decide(staff, wish)).toMatchObject({ status: 400 })
    expect(await decide(await newStaff(world, 'finance'), wish)).toMatchObject({ status: 403 })
    expect(await decide(seller, wish)).toMatchObject({ status: 403 })
    const reason = 'The chassis number cannot be read.'
    expect(await decide(staff, { ...wish, reason })).toMatchObject({ status: 200 })
    expect(await onlyOrder(seller)).toMatchObject({
      act: 'send_papers',
      sent: [{ state: 'returned', reason }],
    })
    const [mail] = await mailsTo(world, seller.email)
    expect(mail?.subject).toBe('Please send another paper: Isuzu Elf 2011')
    expect(mail?.text).toContain(reason)
    const { papers } = await documentsOf({ buyer: { ...buyer, token: '' }, order })
    expect(papers).toEqual([])
    const decided = await world.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'reason'])
      .where('subject', '=', 'order')
      .where('subject_id', '=', String(order.id))
      .where('action', '=', 'return-seller-paper')
      .execute()
    expect(decided).toEqual([{ action: 'return-seller-paper', actor_id: staff.id, reason }])
  })

  it('is not for whoever bought or sold it', async () => {
    const { seller, order, buyer } = await sold()
    await move(world, order, 'Authorized')
    await sendPaper(seller, (await onlyOrder(seller)).id)
    const [paper] = (await stepsOf(await newStaff(world), order.id)).papers
    for (const person of [buyer, seller]) {
      await world.db
        .updateTable('accounts')
        .set({ staff_role: 'support' })
        .where('id', '=', person.id)
        .execute()
      const wish = { order: order.id, paper: paper!.id, outcome: 'released' } as const
      expect(await decide(person, wish)).toMatchObject({ status: 409, code: 'own_money' })
    }
  })
})

describe('handOverVehicle', () => {
  const today = () => world.clock.now().toISOString().slice(0, 10)

  it('is said once, after the papers, and moves nothing but what the seller has to do', async () => {
    const { seller, order } = await sold({ title: 'Isuzu Elf 2011' })
    await move(world, order, 'Authorized')
    const { id } = await onlyOrder(seller)
    const wish = { on: today(), receiver: 'port', place: 'Yokohama, Daikoku pier' } as const
    expect(await handOver(seller, id, wish)).toMatchObject({
      status: 409,
      code: 'hand_over_not_now',
    })
    await sendPaper(seller, id)
    expect(await handOver(await newVendor(world), id, wish)).toMatchObject({ status: 404 })
    for (const on of ['2019-01-01', '2099-01-01', '2026-02-31'])
      expect(await handOver(seller, id, { ...wish, on })).toMatchObject({ status: 400 })
    const [one, two] = await Promise.all([
      handOver(seller, id, wish),
      handOver(seller, id, { ...wish, place: 'Elsewhere' }),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    const { handed_over: said, ...after } = await onlyOrder(seller)
    expect(after).toMatchObject({ state: 'paid', act: 'wait_for_review' })
    const staff = await newStaff(world)
    expect((await stepsOf(staff, order.id)).hand_overs).toEqual([
      { ...said, title: 'Isuzu Elf 2011', by: expect.any(String), noted_at: expect.any(String) },
    ])
    const { data } = await staff.client.GET('/support/orders/{id}', {
      params: { path: { id: order.id } },
    })
    expect(data?.status).toBe('Authorized')
    const mails = await mailsTo(world, world.settings.supportEmail)
    expect(
      mails.filter(({ subject }) => subject.includes(`Order ${order.number}: the seller handed`)),
    ).toHaveLength(1)
  })
})

describe('notifySellers', () => {
  it('writes once when it is the seller’s turn, and once when that is late', async () => {
    const one = await sold({ title: 'Isuzu Elf 2011' })
    const { seller, order } = one
    await runJob()
    expect(await subjectsTo(seller)).toEqual(['Ordered: Isuzu Elf 2011'])
    await move(world, order, 'Authorized')
    await Promise.all([runJob(), runJob()])
    await runJob()
    const papers = 'Paid: Isuzu Elf 2011. Please send its papers'
    expect(await subjectsTo(seller)).toEqual(['Ordered: Isuzu Elf 2011', papers])
    const [mail] = await mailsTo(world, seller.email)
    expect(mail?.text).toContain(order.number)
    expect(mail?.text).toContain('/vendor/orders')
    expect(mail?.text).not.toMatch(/Wanjiru \d|Moi Avenue|Mombasa/)
    world.clock.advance({ days: 20 })
    await runJob()
    await runJob()
    expect((await subjectsTo(seller)).slice(2)).toEqual(['Late: the papers of Isuzu Elf 2011'])
    expect((await onlyOrder(seller)).is_late).toBe(true)
    await sendPaper(seller, (await onlyOrder(seller)).id)
    await runJob()
    expect((await subjectsTo(seller)).slice(3)).toEqual(['Please hand over: Isuzu Elf 2011'])
  })
})
