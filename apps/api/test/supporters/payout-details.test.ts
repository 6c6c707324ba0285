import type { BandariClient, PayoutDetailsInput } from '@bandari/sdk'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let finance: BandariClient
let payer: BandariClient
let support: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
// Days pass here, and sign-ins end.
beforeEach(async () => {
  finance = await world.as('finance')
  payer = await world.as('support')
  support = await world.as('desk')
})
afterAll(() => world.close())

interface Supporter extends Buyer {
  agentId: number
}

const join = async (buyer: Buyer): Promise<Supporter> => {
  await buyer.client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber: '+260971234567', referrerEmail: '', agreed: true },
  })
  const { id: agentId } = await world.db
    .selectFrom('agents')
    .select('id')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  return { ...buyer, agentId }
}

const newSupporter = async () => join(await newBuyer(world))

const wallet = {
  kind: 'wallet',
  holder: 'Joy Kamau',
  country: 'KE',
  currency: 'KES',
  operator: 'M-Pesa',
  number: '+254712345678',
} as const satisfies PayoutDetailsInput

const bank = {
  kind: 'bank',
  holder: 'Joy Kamau',
  country: 'zm',
  currency: 'zmw',
  bank: 'Harbour Bank',
  branch: 'Cairo Road',
  swift: 'hrbr zm lx',
  account_number: '0100 4471 2208',
} as const satisfies PayoutDetailsInput

const ask = ({ client }: Pick<Buyer, 'client'>, body: PayoutDetailsInput = wallet) =>
  client.PUT('/payout-details/', { body })

async function tokenOf({ email }: Pick<Buyer, 'email'>): Promise<string> {
  const [mail] = await mailsTo(world, email)
  const [, token] = /\/profile\?tab=payouts#payout=(\S+)/.exec(mail?.text ?? '') ?? []
  if (token === undefined) throw new Error(`no link was mailed to ${email}`)
  return token
}

const confirm = ({ client }: Pick<Buyer, 'client'>, token: string) =>
  client.POST('/payout-details/confirmation/', { body: { token } })

/** Gives details and follows the link. */
async function give(supporter: Buyer, body: PayoutDetailsInput = wallet) {
  const asked = await ask(supporter, body)
  if (asked.error) throw new Error(JSON.stringify(asked.error))
  const { data, error } = await confirm(supporter, await tokenOf(supporter))
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

const own = async ({ client }: Pick<Buyer, 'client'>) => (await client.GET('/payout-details/')).data

async function owe({ agentId }: Supporter, amount: number) {
  await world.db
    .insertInto('commission_entries')
    .values({
      agent_id: agentId,
      kind: 'adjust',
      amount,
      at: world.clock.now(),
      level: null,
      order_id: null,
      order_line_id: null,
      position: null,
      rate: null,
      base: null,
      approves_at: null,
      reverses: null,
      actor_id: null,
      note: 'arranged',
    })
    .execute()
}

const pay = ({ agentId }: Supporter) =>
  finance.POST('/support/agents/{id}/payouts', { params: { path: { id: agentId } }, body: {} })

async function payNow(supporter: Supporter): Promise<number> {
  const { data, error } = await pay(supporter)
  if (!data?.open_batch_id) throw new Error(JSON.stringify(error))
  return data.open_batch_id
}

async function fileOf(id: number): Promise<string> {
  const params = { path: { id } }
  const path = '/support/payout-batches/{id}/export'
  return String((await finance.GET(path, { params, parseAs: 'text' })).data)
}

async function lineOf(batch: number) {
  const query = { filter: JSON.stringify({ batch_id: batch }) }
  const { data } = await finance.GET('/support/payout-lines', { params: { query } })
  return data?.[0]
}

const discard = (id: number) =>
  payer.PUT('/support/payout-batches/{id}', {
    params: { path: { id } },
    body: { version: 1, state: 'discarded', reason: 'Done with' },
  })

describe('giving payout details', () => {
  it('is for supporters', async () => {
    const buyer = await newBuyer(world)
    const { response, error } = await ask(buyer)
    expect(response.status).toBe(403)
    expect(error).toMatchObject({ code: 'not_an_agent' })
    expect((await buyer.client.GET('/payout-details/')).response.status).toBe(403)
  })

  it('changes nothing until the mailed link is followed, and shows four characters at most', async () => {
    const joy = await newSupporter()
    const masked = { kind: 'wallet', provider: 'M-Pesa', ending: '5678', country: 'KE' }
    const { data } = await ask(joy)
    expect(data).toMatchObject({ current: null, pays_from: null, waiting: masked })
    expect(await own(joy)).toEqual(data)
    const confirmed = await confirm(joy, await tokenOf(joy))
    expect(confirmed.data).toMatchObject({ current: masked, waiting: null, waits_until: null })
    expect(JSON.stringify([data, confirmed.data])).not.toContain('712345678')
  })

  it('takes a wallet’s number as it is written in its country', async () => {
    const joy = await newSupporter()
    expect((await ask(joy, { ...wallet, number: '0722 345 678' })).data).toMatchObject({
      waiting: { ending: '5678' },
    })
    const { error } = await ask(joy, { ...wallet, country: 'ZM', number: '0722 345 678' })
    expect(error).toMatchObject({ codes: { number: ['mobile_invalid'] } })
  })

  it('is proposed as a wallet on the number that they joined with, where its country has wallets', async () => {
    const joy = await newSupporter()
    const mobile = async (number: string) => {
      await world.db
        .updateTable('agents')
        .set({ mobile: number })
        .where('account_id', '=', joy.id)
        .execute()
      return (await own(joy))?.proposed
    }
    const proposed = { country: 'KE', currency: 'KES', number: '+254712345678' }
    expect(await mobile('+254712345678')).toEqual(proposed)
    expect(await mobile('+27821234567')).toBeNull()
    await mobile('+254712345678')
    expect((await ask(joy)).data?.proposed).toBeNull()
  })

  it('takes the kinds that the table of countries names, and no others', async () => {
    const joy = await newSupporter()
    const { data } = await joy.client.GET('/payout-kinds/')
    const of = (code: string) => data?.countries.find(({ country }) => country === code)
    expect(of('KE')).toMatchObject({ kinds: ['wallet', 'bank'], currency: 'KES' })
    expect(of('ZA')).toMatchObject({ kinds: ['bank'], wallets: [] })
    const { error } = await ask(joy, { ...wallet, country: 'ZA', number: '+27821234567' })
    expect(error).toMatchObject({ codes: { kind: ['payout_kind_bank_only'] } })
  })

  it('keeps the whole number where the database alone cannot tell it', async () => {
    const joy = await newSupporter()
    await give(joy)
    const rows = await world.db
      .selectFrom('payout_details')
      .selectAll()
      .where('agent_id', '=', joy.agentId)
      .execute()
    expect(rows).toHaveLength(1)
    const stored = rows.map((row) => `${JSON.stringify(row)} ${row.sealed.toString('latin1')}`)
    expect(stored.join()).not.toContain('712345678')
    expect(stored.join()).not.toContain('Kamau')
  })

  it('blames every field at once', async () => {
    const joy = await newSupporter()
    const { error, response } = await ask(joy, {
      ...bank,
      holder: '',
      country: 'XX',
      currency: 'ZZZ',
      bank: '',
      swift: 'HRBR',
      account_number: 'GB82 WEST 1234 5698 7645 32',
    })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({
      codes: {
        holder: ['blank'],
        country: ['invalid_choice'],
        currency: ['invalid_choice'],
        bank: ['required'],
        swift: ['swift_invalid'],
        account_number: ['account_number_invalid'],
      },
    })
    const noWallet = await ask(joy, { ...bank, kind: 'wallet', number: '0712' })
    expect(noWallet.error).toMatchObject({
      codes: { operator: ['required'], number: ['mobile_invalid'] },
    })
    const nowhere = await ask(joy, { ...bank, branch: null, swift: '' })
    expect(nowhere.error).toMatchObject({ codes: { swift: ['swift_or_branch'] } })
    expect(await own(joy)).toMatchObject({ current: null, waiting: null })
  })

  it('asks whoever has a second factor for it', async () => {
    const email = await welcomeNewcomer(world)
    const client = world.clientWith(await signInAs(world, email))
    const { id } = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await join({ id, email, client })
    await client.POST('/account/step-up/', { body: { password: newcomerPassword } })
    const { data } = await client.POST('/account/second-factor/authenticator/', {})
    const epoch = Math.floor(world.clock.now().getTime() / 1000)
    const code = generateSync({ secret: data?.secret ?? '', epoch })
    await client.POST('/account/second-factor/authenticator/confirm/', { body: { code } })
    world.clock.advance({ minutes: 11 })
    const { error, response } = await ask({ client })
    expect(response.status).toBe(403)
    expect(error).toMatchObject({ code: 'step_up_needed' })
  })
})

describe('the link', () => {
  it('is good once, for an hour, for its account and for the last change that was asked for', async () => {
    const joy = await newSupporter()
    const over = { codes: { token: ['confirmation_invalid'] } }
    await ask(joy, bank)
    const first = await tokenOf(joy)
    await ask(joy)
    const second = await tokenOf(joy)
    expect((await confirm(joy, first)).error).toMatchObject(over)
    expect((await confirm(await newSupporter(), second)).error).toMatchObject(over)
    const both = await Promise.all([confirm(joy, second), confirm(joy, second)])
    expect(both.map(({ response }) => response.status).sort((a, b) => a - b)).toEqual([200, 400])
    await ask(joy, bank)
    const late = await tokenOf(joy)
    world.clock.advance({ minutes: 61 })
    expect((await confirm(joy, late)).error).toMatchObject(over)
    expect(await own(joy)).toMatchObject({ current: { provider: 'M-Pesa' }, waiting: null })
  })

  it('leads to a mail that tells the owner, and to the audit, neither with the number', async () => {
    const joy = await newSupporter()
    await give(joy)
    await give(joy, bank)
    const [told, asked] = await mailsTo(world, joy.email)
    expect(told?.subject).toContain('Your payout details were changed')
    expect(told?.text).toContain('Harbour Bank, ending in 2208')
    expect(told?.text).toContain('Zambia, ZMW')
    expect(told?.text).toContain('choose a new password')
    expect(asked?.text).toContain('Confirm where we pay you')
    const entries = await world.db
      .selectFrom('audit')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'change-payout-details')
      .where('subject_id', '=', String(joy.agentId))
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { actor_id: joy.id, before: null, after: { ending: '5678' } },
      { actor_id: joy.id, before: { ending: '5678' }, after: { ending: '2208', country: 'ZM' } },
    ])
    const everything = JSON.stringify([told, asked, entries])
    expect(everything).not.toMatch(/712345678|01004471/)
  })
})

describe('a payout', () => {
  it('waits for two days after a change, and finance sees until when', async () => {
    const joy = await newSupporter()
    await owe(joy, 40_00)
    const { pays_from } = await give(joy)
    const path = { id: joy.agentId }
    const seen = await finance.GET('/support/agents/{id}', { params: { path } })
    expect(seen.data).toMatchObject({ pays_from, payout_details: { ending: '5678' } })
    const early = await pay(joy)
    expect(early.response.status).toBe(409)
    expect(early.error).toMatchObject({ code: 'payout_details_new', values: { hours: 48 } })
    const others = await finance.POST('/support/payout-batches', { body: {} })
    if (others.data) {
      const query = { filter: JSON.stringify({ batch_id: others.data.id, agent_id: joy.agentId }) }
      expect((await finance.GET('/support/payout-lines', { params: { query } })).data).toEqual([])
      await discard(others.data.id)
    }
    world.clock.advance({ hours: 48, minutes: 1 })
    expect(await own(joy)).toMatchObject({ pays_from: null })
    await discard(await payNow(joy))
  })

  it('goes where it was said when it was made, whole in the file for the bank', async () => {
    const joy = await newSupporter()
    await owe(joy, 40_00)
    await give(joy, bank)
    world.clock.advance({ hours: 49 })
    const batch = await payNow(joy)
    await give(joy)
    expect(await lineOf(batch)).toMatchObject({
      payout_details: { kind: 'bank', provider: 'Harbour Bank', ending: '2208' },
    })
    expect(await fileOf(batch)).toContain(
      ',bank,Joy Kamau,ZM,ZMW,,,Harbour Bank,Cairo Road,HRBRZMLX,010044712208',
    )
    await discard(batch)
    world.clock.advance({ hours: 49 })
    const next = await payNow(joy)
    expect(await fileOf(next)).toContain(',wallet,Joy Kamau,KE,KES,M-Pesa,+254712345678,,,,')
    await discard(next)
  })

  it('says of whom nobody knows where it goes', async () => {
    const poor = await newSupporter()
    await owe(poor, 30_00)
    const batch = await payNow(poor)
    expect(await lineOf(batch)).toMatchObject({ payout_details: null })
    expect(await fileOf(batch)).toContain(',missing,')
    const { data } = await poor.client.GET('/commission/')
    expect(data).toMatchObject({ payout_details: null })
    await discard(batch)
  })

  it('has a next day, which new details move on', async () => {
    const joy = await newSupporter()
    const before = (await joy.client.GET('/commission/')).data?.next_payout ?? ''
    expect(before >= world.clock.now().toISOString().slice(0, 10)).toBe(true)
    expect(before).toMatch(/-(01|15)$/)
    const { pays_from } = await give(joy)
    const after = (await joy.client.GET('/commission/')).data
    expect((after?.next_payout ?? '') >= (pays_from ?? '').slice(0, 10)).toBe(true)
    expect(after?.payout_details).toMatchObject({ ending: '5678' })
  })
})

describe('readPayoutDetails', () => {
  const read = (client: BandariClient, { agentId }: Supporter) =>
    client.GET('/support/agents/{id}/payout-details', { params: { path: { id: agentId } } })

  it('is for finance alone, and the audit tells who looked', async () => {
    const joy = await newSupporter()
    expect((await read(finance, joy)).response.status).toBe(404)
    await give(joy)
    expect((await read(support, joy)).response.status).toBe(403)
    expect((await read(finance, joy)).data).toMatchObject({
      ...wallet,
      bank: null,
      account_number: null,
    })
    const looks = await world.db
      .selectFrom('audit')
      .select(['action'])
      .where('subject', '=', 'agent')
      .where('subject_id', '=', String(joy.agentId))
      .where('action', '=', 'read-record')
      .execute()
    expect(looks).toHaveLength(1)
  })
})

it('a deleted account takes its payout details along, and a copy has them without the number', async () => {
  const email = await welcomeNewcomer(world)
  const client = world.clientWith(await signInAs(world, email))
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const joy = await join({ id, email, client })
  await give(joy)
  const password = newcomerPassword
  const { data } = await client.POST('/profile/data/', { body: { password } })
  expect(data?.data['payout_details']).toMatchObject([{ provider: 'M-Pesa', ending: '5678' }])
  expect(data?.data['payout_details']?.[0]).not.toHaveProperty('sealed')
  expect((await client.POST('/profile/deletion/', { body: { password } })).response.status).toBe(
    204,
  )
  const left = world.db
    .selectFrom('payout_details')
    .select('id')
    .where('agent_id', '=', joy.agentId)
  expect(await left.execute()).toEqual([])
})
