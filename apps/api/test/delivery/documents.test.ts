import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sweepPrivateFiles } from '../../src/platform/private-files/sweep.ts'
import { documentJobs } from '../../src/delivery/documents/jobs.ts'
import {
  addDocument,
  anOrder,
  aPdf,
  aPicture,
  fetched,
  type Ordered,
  documentsOf,
  stepsDone,
  tryToAddDocument,
} from '../helpers/document-steps.ts'
import { newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The documents of an order: versions, drafts, the country's checklist, links for clearing agents, alarms. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const dayFrom = (days: number) =>
  new Date(world.clock.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10)

const subjectsTo = async (email: string) => {
  const rows = await world.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

const readsOf = async ({ order: { id } }: Ordered) => {
  const { rows } = await sql<{ actor_id: number | null; after: Record<string, unknown> }>`
    select actor_id, after from audit where action = 'read-paper' and subject_id = ${String(id)} order by id`.execute(
    world.db,
  )
  return rows
}

describe('addPaper', () => {
  it('keeps every version, of which the last counts', async () => {
    const ordered = await anOrder(world)
    await addDocument(world, ordered, { kind: 'bill_of_lading', number: 'YOK-1' })
    await addDocument(world, ordered, { kind: 'bill_of_lading', number: 'YOK-2' })
    await addDocument(world, ordered, {
      kind: 'export_certificate',
      label: 'Vitz',
      file: await aPicture(),
    })
    const { papers } = await documentsOf(ordered)
    expect(
      papers.map(({ kind, version, is_latest, number }) => [kind, version, is_latest, number]),
    ).toEqual([
      ['bill_of_lading', 2, true, 'YOK-2'],
      ['bill_of_lading', 1, false, 'YOK-1'],
      ['export_certificate', 1, true, null],
    ])
    expect(papers[2]).toMatchObject({
      file_type: 'image/jpeg',
      label: 'Vitz',
      name: 'Export certificate',
    })
  })

  it('takes nothing that is no paper, and no day that is none', async () => {
    const ordered = await anOrder(world)
    const html = new File(['<!doctype html>'], 'paper.pdf')
    expect(
      await tryToAddDocument(world, ordered, { kind: 'bill_of_lading', file: html }),
    ).toMatchObject({
      status: 400,
      body: { codes: { file: ['file_kind'] } },
    })
    const fields = { kind: 'import_permit', file: await aPdf('permit'), valid_until: '2026-02-30' }
    expect(await tryToAddDocument(world, ordered, fields)).toMatchObject({
      status: 400,
      body: { codes: { valid_until: ['not_a_day'] } },
    })
  })
})

describe('a draft', () => {
  it('waits 48 hours for its buyer, who confirms or corrects it once', async () => {
    const ordered = await anOrder(world)
    const { buyer, order } = ordered
    const draft = await addDocument(world, ordered, { kind: 'bill_of_lading', is_draft: 'true' })
    expect(draft.state).toBe('to-confirm')
    expect((await subjectsTo(buyer.email)).at(-1)).toContain('please check the draft')
    const answer = (correction: string | null, paper = draft.id) =>
      buyer.client.POST('/orders/{id}/papers/{paper}/answer/', {
        params: { path: { id: order.id, paper } },
        body: { correction },
      })
    const corrected = await answer('The consignee is Grace Wanjiru')
    expect(corrected.data?.papers[0]).toMatchObject({
      state: 'to-correct',
      correction: 'The consignee is Grace Wanjiru',
    })
    expect((await answer(null)).error).toMatchObject({ code: 'paper_not_waiting' })
    const second = await addDocument(world, ordered, { kind: 'bill_of_lading', is_draft: 'true' })
    expect((await answer(null, second.id)).data?.papers[0]).toMatchObject({ state: 'confirmed' })
    const final = await addDocument(world, ordered, { kind: 'bill_of_lading' })
    expect((await answer(null, final.id)).error).toMatchObject({ code: 'paper_not_waiting' })
  })
})

describe('the checklist', () => {
  it('names what the country asks for, what is here, and by when the rest has to be', async () => {
    const ordered = await anOrder(world)
    const client = await world.as('support')
    const unknown = { shipped_by: null, vessel: null, voyage: null, bill_of_lading: null }
    await client.PUT('/support/orders/{id}/shipment', {
      params: { path: { id: ordered.order.id } },
      body: {
        ...unknown,
        container: null,
        loading_port: null,
        discharge_port: null,
        etd: dayFrom(10),
        eta: dayFrom(40),
        version: 0,
      },
    })
    await addDocument(world, ordered, { kind: 'commercial_invoice' })
    await addDocument(world, ordered, { kind: 'inspection_certificate', valid_until: dayFrom(39) })
    const { checklist, etd, eta } = await documentsOf(ordered)
    expect([etd, eta]).toEqual([dayFrom(10), dayFrom(40)])
    const entry = (kind: string) => checklist?.find((one) => one.kind === kind)
    expect(entry('commercial_invoice')).toMatchObject({ state: 'here', by: dayFrom(10) })
    expect(entry('inspection_certificate')).toMatchObject({ state: 'ends-too-soon' })
    expect(entry('bill_of_lading')).toMatchObject({ state: 'missing', by: dayFrom(30) })
    expect(entry('identity')).toMatchObject({ keeper: 'buyer', by: dayFrom(40) })
  })
})

describe('reading a paper', () => {
  it('is for its buyer and staff, as a file to save, and each read is in the audit', async () => {
    const ordered = await anOrder(world)
    const paper = await addDocument(world, ordered, { kind: 'bill_of_lading' })
    const path = `/orders/${ordered.order.id}/papers/${paper.id}/`
    const answer = await fetched(world, path, ordered.buyer.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringContaining('attachment'),
    })
    await fetched(world, path, ordered.buyer.token)
    const reads = await readsOf(ordered)
    expect(reads.map(({ actor_id }) => actor_id)).toEqual([ordered.buyer.id, ordered.buyer.id])
    expect(reads[0]?.after).toMatchObject({ paper: paper.id, kind: 'bill_of_lading', version: 1 })
  })

  it('comes all in one ZIP, earlier versions apart', async () => {
    const ordered = await anOrder(world)
    await addDocument(world, ordered, { kind: 'bill_of_lading' })
    await addDocument(world, ordered, { kind: 'bill_of_lading' })
    const answer = await fetched(
      world,
      `/orders/${ordered.order.id}/papers-file/`,
      ordered.buyer.token,
    )
    expect(answer.headers['content-type']).toBe('application/zip')
    const listed = answer.rawPayload.toString('latin1').split('PK\u0001\u0002').slice(1)
    const names = listed.map((entry) => /[a-z_/-]+v\d\.pdf/.exec(entry)?.[0])
    expect(names).toEqual(['bill_of_lading-v2.pdf', 'earlier/bill_of_lading-v1.pdf'])
  })
})

describe('a link for the clearing agent', () => {
  async function shared(ordered: Ordered, days = 30) {
    const { data } = await ordered.buyer.client.POST('/orders/{id}/shares/', {
      params: { path: { id: ordered.order.id } },
      body: { label: 'Otieno Clearing', days },
    })
    if (!data) throw new Error('not shared')
    return { token: data.link.split('#')[1] ?? '', share: data.papers.shares[0] }
  }

  const look = (token: string) =>
    world.clientWith(null).POST('/shared-papers/', { body: { token } })

  it('shows the papers and the days, no price, no address, no telephone', async () => {
    const ordered = await anOrder(world)
    await addDocument(world, ordered, { kind: 'bill_of_lading', number: 'YOK-1' })
    const { token } = await shared(ordered)
    const { data } = await look(token)
    expect(data).toMatchObject({ number: ordered.order.number, papers: [{ number: 'YOK-1' }] })
    const { shipping_address } = await world.db
      .selectFrom('orders')
      .select('shipping_address')
      .where('id', '=', ordered.order.id)
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(data)
    for (const secret of [
      ordered.buyer.email,
      shipping_address.line1,
      shipping_address.phone_number,
    ])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/price|total|amount|USD/)
    expect((await readsOf(ordered)).at(-1)).toMatchObject({ actor_id: null })
  })

  it('keeps no token, ends by itself, and sooner when its buyer says so', async () => {
    const ordered = await anOrder(world)
    const { token, share } = await shared(ordered, 2)
    const { rows } = await sql<{
      row: string
    }>`select paper_shares::text as row from paper_shares`.execute(world.db)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
    const path = { id: ordered.order.id, share: share?.id ?? 0 }
    const stranger = await newBuyer(world)
    expect(
      (await stranger.client.DELETE('/orders/{id}/shares/{share}/', { params: { path } })).error,
    ).toBeDefined()
    expect((await look(token)).data).toBeDefined()
    await ordered.buyer.client.DELETE('/orders/{id}/shares/{share}/', { params: { path } })
    expect((await look(token)).error).toMatchObject({ code: 'share_unknown' })
    const other = await shared(ordered, 2)
    world.clock.advance({ days: 2, minutes: 1 })
    expect((await look(other.token)).error).toMatchObject({ code: 'share_unknown' })
    const { shares } = await documentsOf(ordered)
    expect(shares.map(({ state }) => state)).toEqual(['over', 'revoked'])
  })

  it('opens what counts now and nothing of another order', async () => {
    const [one, two] = [await anOrder(world), await anOrder(world)]
    const old = await addDocument(world, one, { kind: 'bill_of_lading' })
    const now = await addDocument(world, one, { kind: 'bill_of_lading' })
    const foreign = await addDocument(world, two, { kind: 'bill_of_lading' })
    const { token } = await shared(one)
    const status = async (paper: number) =>
      (await fetched(world, '/shared-papers/file/', null, { token, paper })).statusCode
    expect(await Promise.all([now.id, old.id, foreign.id].map(status))).toEqual([200, 404, 404])
  })

  it('slows down whoever guesses', async () => {
    const limited = await createWorld({
      ...inject('postgres'),
      environment: { RATE_LIMITS: 'true' },
    })
    const guess = async (n: number) =>
      (await fetched(limited, '/shared-papers/', null, { token: `guess-${n}` })).statusCode
    const answers: number[] = []
    for (let n = 0; n < 12; n += 1) answers.push(await guess(n))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
    await limited.close()
  })
})

async function run(name: string) {
  const job = documentJobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  return job.run(world.context, undefined)
}

describe('the alarms of papers', () => {
  async function alarmsOf({ order: { id } }: Ordered) {
    const client = await world.as('support')
    const { data } = await client.GET('/support/orders/{id}/following', {
      params: { path: { id } },
    })
    return (data?.alarms ?? []).map(({ kind, settled_at }) => [kind, settled_at === null])
  }

  /** Mails to staff and the buyer from here on. */
  async function listen({ buyer, order }: Ordered) {
    const [staff, own] = [world.settings.supportEmail, buyer.email]
    const [before, ownBefore] = [(await subjectsTo(staff)).length, (await subjectsTo(own)).length]
    return async () => ({
      staff: (await subjectsTo(staff))
        .slice(before)
        .filter((subject) => subject === `Order ${order.number}: an alarm`).length,
      buyer: (await subjectsTo(own)).slice(ownBefore),
    })
  }

  it('a draft that nobody confirmed in 48 hours is told to both, once, and over with the answer', async () => {
    const ordered = await anOrder(world)
    await stepsDone(world, ordered, 'paid', 'booked')
    const draft = await addDocument(world, ordered, { kind: 'bill_of_lading', is_draft: 'true' })
    const told = await listen(ordered)
    world.clock.advance({ hours: 47 })
    await run('alarm-draft-unanswered')
    expect(await told()).toEqual({ staff: 0, buyer: [] })
    world.clock.advance({ hours: 2 })
    await run('alarm-draft-unanswered')
    await run('alarm-draft-unanswered')
    expect(await told()).toEqual({
      staff: 1,
      buyer: [`Order ${ordered.order.number}: please check the draft (Bill of lading)`],
    })
    expect(await alarmsOf(ordered)).toEqual([['draft-unanswered', true]])
    await ordered.buyer.client.POST('/orders/{id}/papers/{paper}/answer/', {
      params: { path: { id: ordered.order.id, paper: draft.id } },
      body: { correction: null },
    })
    expect(await alarmsOf(ordered)).toEqual([['draft-unanswered', false]])
  })

  it('a certificate that ends before the ship arrives is told to staff, and over with the next', async () => {
    const ordered = await anOrder(world)
    await stepsDone(world, ordered, 'paid')
    const told = await listen(ordered)
    await addDocument(world, ordered, { kind: 'inspection_certificate', valid_until: dayFrom(5) })
    await run('alarm-certificate-ends')
    expect(await told()).toEqual({ staff: 0, buyer: [] })
    world.clock.advance({ days: 6 })
    await run('alarm-certificate-ends')
    await run('alarm-certificate-ends')
    expect(await told()).toEqual({ staff: 1, buyer: [] })
    await addDocument(world, ordered, { kind: 'inspection_certificate', valid_until: dayFrom(90) })
    expect(await alarmsOf(ordered)).toEqual([['certificate-ends', false]])
  })

  it('a permit that is missing on the day of booking is told to both, and over once it is here', async () => {
    const ordered = await anOrder(world)
    const { order } = ordered
    await sql`update orders set destination_country = 'BW' where id = ${order.id}`.execute(world.db)
    await stepsDone(world, ordered, 'paid')
    const told = await listen(ordered)
    await run('alarm-permit-missing')
    expect(await told()).toEqual({ staff: 0, buyer: [] })
    await stepsDone(world, ordered, 'booked')
    await run('alarm-permit-missing')
    await run('alarm-permit-missing')
    const { staff, buyer } = await told()
    expect(staff).toBe(1)
    expect(buyer).toContain(`Order ${order.number}: the import permit is missing`)
    expect(await alarmsOf(ordered)).toContainEqual(['permit-missing', true])
    await addDocument(world, ordered, { kind: 'import_permit', number: 'BW-1' })
    expect(await alarmsOf(ordered)).toContainEqual(['permit-missing', false])
  })
})

describe('papers of an order whose time is over', () => {
  it('go with their files', async () => {
    const ordered = await anOrder(world)
    const { file_id } = await addDocument(world, ordered, { kind: 'identity' }).then(({ id }) =>
      world.db
        .selectFrom('papers')
        .select('file_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
    const { hash } = await world.db
      .selectFrom('private_files')
      .select('hash')
      .where('id', '=', file_id)
      .executeTakeFirstOrThrow()
    await sql`delete from papers where order_id = ${ordered.order.id}`.execute(world.db)
    world.clock.advance({ hours: 2 })
    await sweepPrivateFiles(world.context)
    await expect(world.context.privateStorage.read(hash)).rejects.toThrow('is missing')
  })
})
