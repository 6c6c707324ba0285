import type { BandariClient } from '@bandari/sdk'
import { operationTable } from '@bandari/sdk/operations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { forgetStaleRows } from '../../src/people/privacy/housekeeping.store.ts'
import { payloadOf, queryOf } from '../helpers/contract-examples.ts'
import { addToBasket, type Buyer, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Staff see the shop as a customer sees it, and change nothing: not by the screen, but by the server. */

let world: World
let desk: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
  desk = await world.as('desk')
})
afterAll(() => world.close())

const reason = 'Says that the basket is empty.'

const begin = async ({ id }: Pick<Buyer, 'id'>, by = desk) =>
  by.POST('/support/customers/{id}/shop-view', { params: { path: { id } }, body: { reason } })

async function redeem(url: string) {
  const [, code = ''] = url.split('#code=')
  const nobody = await world.as(null)
  const { data, response } = await nobody.POST('/auth/handover/redeem/', {
    body: { code, audience: 'shop' },
  })
  return { data, headers: response.headers }
}

/** The token of a view, with a client that has it. */
async function viewOf(customer: Pick<Buyer, 'id'>, by = desk) {
  const { data } = await begin(customer, by)
  const { data: arrived } = await redeem(data?.url ?? '')
  const token = arrived?.token ?? ''
  return { token, client: world.clientWith(token) }
}

const auditOf = ({ id }: Pick<Buyer, 'id'>) =>
  world.db
    .selectFrom('audit')
    .innerJoin('accounts', 'accounts.id', 'actor_id')
    .select(['action', 'reason', 'accounts.email'])
    .where('subject', '=', 'account')
    .where('subject_id', '=', String(id))
    .where('action', 'like', '%shop-view')
    .orderBy('audit.id')
    .execute()

const setAccount = (id: number, values: object) =>
  world.db.updateTable('accounts').set(values).where('id', '=', id).execute()

describe('a view of the shop', () => {
  it('shows what the customer sees', async () => {
    const customer = await newBuyer(world)
    await addToBasket(world, customer, await stockProduct(world))
    const placed = await order(customer)
    const view = await viewOf(customer)
    const { data, response } = await view.client.GET('/orders/')
    expect(data?.results.map(({ number }) => number)).toEqual([placed.number])
    // The shop's worker keeps nothing of it.
    expect(response.headers.get('x-shop-view')).toBe('yes')
    expect((await view.client.GET('/profile/')).data?.email).toBe(customer.email)
  })

  it('is told from a sign-in of the customer, whose devices and sign-ins know nothing of it', async () => {
    const customer = await newBuyer(world)
    const { data } = await begin(customer)
    const { headers } = await redeem(data?.url ?? '')
    expect(headers.get('set-cookie')).toBeNull()
    const { data: signIns } = await customer.client.GET('/account/sessions/')
    expect(signIns).toHaveLength(1)
    const devices = await world.db
      .selectFrom('account_devices')
      .select('account_id')
      .where('account_id', '=', customer.id)
      .execute()
    expect(devices).toEqual([])
  })

  it('counts once, and ends after a quarter of an hour, which the audit tells', async () => {
    const customer = await newBuyer(world)
    const { data } = await begin(customer)
    const { data: arrived } = await redeem(data?.url ?? '')
    expect((await redeem(data?.url ?? '')).data).toBeUndefined()
    const client = world.clientWith(arrived?.token ?? '')
    world.clock.advance({ minutes: 14 })
    expect((await client.GET('/orders/')).response.status).toBe(200)
    world.clock.advance({ minutes: 2 })
    expect((await client.GET('/orders/')).response.status).toBe(401)
    await forgetStaleRows(world.db, { sessionsDays: 30 }, world.clock.now())
    expect(await auditOf(customer)).toEqual([
      { action: 'begin-shop-view', reason, email: 'desk@example.com' },
      { action: 'end-shop-view', reason: null, email: 'desk@example.com' },
    ])
    desk = await world.as('desk')
  })

  it('ends by a press, which the audit and the account’s page tell, too', async () => {
    const customer = await newBuyer(world)
    const { client } = await viewOf(customer)
    expect((await client.POST('/auth/logout/', { body: {} })).response.status).toBe(200)
    expect((await client.GET('/orders/')).response.status).toBe(401)
    const told = ['begin-shop-view', 'end-shop-view']
    expect((await auditOf(customer)).map(({ action }) => action)).toEqual(told)
    const { data } = await desk.GET('/support/users/{id}', {
      params: { path: { id: customer.id } },
    })
    expect(data?.history.map(({ action }) => action).toReversed()).toEqual(told)
  })

  it('ends when the viewer is no longer staff', async () => {
    const [viewer, customer] = [await newBuyer(world), await newBuyer(world)]
    await setAccount(viewer.id, { staff_role: 'support' })
    const { client } = await viewOf(customer, viewer.client)
    expect((await client.GET('/orders/')).response.status).toBe(200)
    await setAccount(viewer.id, { staff_role: null })
    expect((await client.GET('/orders/')).response.status).toBe(401)
  })
})

/** Reads that hold secrets, files or money of the customer, written out, so that a change of the list is noticed. */
const hidden = [
  'listSessions',
  'getSecondFactor',
  'getEmailChange',
  'getOwnDeletion',
  'downloadPaymentSlip',
  'downloadPaper',
  'downloadPapers',
  'downloadThreadFile',
  'downloadClaimPicture',
  'downloadProForma',
  'downloadReceipt',
  'getOrderConsignee',
  'getOrderPapers',
  'getPayoutDetails',
  'getCommission',
  'downloadCommissionStatement',
  'getVendorCase',
  'downloadCredential',
  'getTeam',
  'getSupportUser',
  'listSupportOrders',
]

describe('by a view of the shop', () => {
  let shared: Promise<{ token: string }> | null = null
  const sharedView = () => (shared ??= newBuyer(world).then((customer) => viewOf(customer)))

  const refused = Object.entries(operationTable).filter(
    ([id, { method }]) => id !== 'signOut' && (method !== 'get' || hidden.includes(id)),
  )

  it.each(refused)('%s is refused', async (_, { method, path }) => {
    const { token } = await sharedView()
    const body = ['post', 'put', 'patch'].includes(method) ? await payloadOf(path, method) : null
    const answer = await world.app.inject({
      method: method.toUpperCase() as 'POST',
      url: `/api${path.replaceAll(/\{[^}]+\}/g, '1')}${queryOf(path, method)}`,
      headers: { authorization: `Token ${token}`, ...body?.headers },
      ...(body && { payload: body.payload }),
    })
    const { code } = answer.json<{ code: string }>()
    expect([answer.statusCode, code]).toEqual([403, 'view_only'])
  })
})

describe('nobody sees the shop as', () => {
  it('staff, themselves, an inactive account or nobody', async () => {
    const [colleague, inactive] = [await newBuyer(world), await newBuyer(world)]
    await setAccount(colleague.id, { staff_role: 'support' })
    await setAccount(inactive.id, { is_active: false })
    expect((await begin(colleague)).error).toMatchObject({ code: 'account_of_staff' })
    expect((await begin(inactive)).error).toMatchObject({ code: 'account_inactive' })
    expect((await begin(colleague, colleague.client)).error).toMatchObject({
      code: 'own_account_action',
    })
    expect((await begin({ id: 999_999_999 })).response.status).toBe(404)
  })

  it('anybody without a reason', async () => {
    const { id } = await newBuyer(world)
    const { response } = await desk.POST('/support/customers/{id}/shop-view', {
      params: { path: { id } },
      body: { reason: '  ' },
    })
    expect(response.status).toBe(400)
  })
})
