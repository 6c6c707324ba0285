import type { ModerationRuleChange, SupportFinding } from '@bandari/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkChanged } from '../../src/sellers/listing-checks/check-changed.ts'
import { fingerprintMedia } from '../../src/platform/media/fingerprint-media.ts'
import { doubledChassis } from '../helpers/chassis-doubles.ts'
import {
  completeExport,
  draftExport,
  type Exporter,
  newExporter,
  newStaff,
} from '../helpers/exporters.ts'
import { uploaded } from '../helpers/photo-steps.ts'
import { save } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Rules queue listings for staff, with why, and decide nothing. */

let world: World
let staff: Exporter
let admin: Exporter
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  staff = await newStaff(world)
  admin = await newStaff(world, 'admin')
})
afterAll(() => world.close())

/** Until nothing waits. */
async function check() {
  while ((await checkChanged(world)) > 0);
}

let chassis = 1_000_000

async function listed(seller: Exporter, changed = {}) {
  const cid = await draftExport(world, seller)
  chassis += 1
  await save(seller, {
    cid,
    ...completeExport,
    xChassis: `CHK10-${chassis}`,
    ...changed,
    publish: 'live',
  })
  return cid
}

async function findingsOf(product_id: number): Promise<SupportFinding[]> {
  const { data, error } = await staff.client.GET('/support/findings', {
    params: { query: { filter: JSON.stringify({ product_id }) } },
  })
  if (!data) throw new Error(`no findings: ${JSON.stringify(error)}`)
  return data
}

const look = ({ id, version }: SupportFinding, reason: string, by = staff) =>
  by.client.PUT('/support/findings/{id}', {
    params: { path: { id } },
    body: { looked_at: true, reason, version },
  })

const setRule = (
  code: 'price' | 'contact' | 'picture' | 'flood',
  body: ModerationRuleChange,
  by = admin,
) => by.client.PUT('/support/moderation-rules/{code}', { params: { path: { code } }, body })

const ruleOf = async (code: string) =>
  (await staff.client.GET('/support/moderation-rules')).data!.find((rule) => rule.code === code)!

const takeDown = (id: number) =>
  staff.client.PUT('/support/listings/{id}', {
    params: { path: { id } },
    body: { taken_down: true, cause: 'contact' },
  })

describe('contact data in a text', () => {
  it('queues a listing once it is live, and what was looked at comes back only when it changes', async () => {
    const seller = await newExporter(world, staff)
    const cid = await listed(seller, { description: 'Call 0722 345 678.' })
    expect(await findingsOf(cid)).toEqual([])
    await check()
    const [found] = await findingsOf(cid)
    expect(found).toMatchObject({ rule: 'contact', state: 'open', texts: ['0722 345 678'] })
    // It decides nothing.
    const { data: product } = await staff.client.GET('/support/listings/{id}', {
      params: { path: { id: cid } },
    })
    expect(product).toMatchObject({ is_visible: true })

    expect((await look(found!, ' ')).error).toMatchObject({ codes: { reason: ['required'] } })
    expect((await look({ ...found!, version: 9 }, 'Fine.')).response.status).toBe(409)
    expect((await look(found!, 'It is a part number.')).data).toMatchObject({
      state: 'dismissed',
      reason: 'It is a part number.',
    })
    await save(seller, { cid, description: 'Call  0722 345 678 !' })
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'dismissed' }])
    await save(seller, { cid, publish: 'draft' })
    await check()
    await save(seller, { cid, publish: 'live' })
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'dismissed' }])
    await save(seller, { cid, description: 'Call 0722 345 679.' })
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'open', reason: null }])
    await save(seller, { cid, description: 'All keys.' })
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'ended' }])
  })

  it('ends with a take-down, and is nobody’s of their own listing', async () => {
    const seller = await newExporter(world, staff)
    const cid = await listed(seller, { description: 'www.grace-cars.example' })
    await check()
    const [found] = await findingsOf(cid)
    const role = { staff_role: 'support' } as const
    await world.db.updateTable('accounts').set(role).where('id', '=', seller.id).execute()
    expect((await look(found!, 'Mine.', seller)).error).toMatchObject({ code: 'listing_own' })
    await takeDown(cid)
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'ended' }])
  })
})

it('a price far from similar ones queues, with the comparison', async () => {
  const sellers = [await newExporter(world, staff), await newExporter(world, staff)] as const
  const others = []
  for (let n = 0; n < 6; n += 1)
    others.push(await listed(sellers[0], { sYear: 1961, pPrice: 5_000 }))
  const cheap = await listed(sellers[1], { sYear: 1961, pPrice: 1_000 })
  await check()
  expect(await findingsOf(cheap)).toMatchObject([
    { rule: 'price', percent: -80, median: '5000.00', similar: 6 },
  ])
  expect(await findingsOf(others[0]!)).toEqual([])
})

it('a picture that another seller shows queues, however it was saved', async () => {
  const drawing = (width: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="${width}"><rect width="900" height="600" fill="#ddd"/>
        <circle cx="250" cy="400" r="150" fill="#123"/><rect x="430" y="60" width="300" height="200" fill="#815"/>
        <path d="M0 600 L900 200 L900 600 Z" fill="#464"/></svg>`,
      ),
    )
  const first = await newExporter(world, staff)
  const second = await newExporter(world, staff)
  const older = await listed(first)
  await uploaded(world, first, await drawing(900).jpeg({ quality: 95 }).toBuffer(), { cid: older })
  const newer = await listed(second)
  await uploaded(world, second, await drawing(640).webp({ quality: 50 }).toBuffer(), { cid: newer })
  await check()
  expect(await findingsOf(newer)).toMatchObject([
    { rule: 'picture', others: [{ id: older, distance: expect.any(Number) }] },
  ])
  const { data: relations } = await staff.client.GET('/support/listings/{id}/related/', {
    params: { path: { id: newer } },
  })
  expect(relations?.pictures).toMatchObject([{ listing: { id: older } }])
  expect(relations?.findings).toMatchObject([{ rule: 'picture' }])

  // What came before fingerprints is measured by a job, and the listing of the other seller has its own finding until then.
  await world.db
    .updateTable('media')
    .set({ fingerprint: null })
    .where('kind', '=', 'photo')
    .execute()
  await takeDown(older)
  await check()
  expect(await findingsOf(newer)).toMatchObject([{ state: 'ended' }])
  while ((await fingerprintMedia(world.context)) > 0);
  await staff.client.PUT('/support/listings/{id}', {
    params: { path: { id: older } },
    body: { taken_down: false, reason: 'Theirs it is.' },
  })
  await check()
  expect(await findingsOf(older)).toMatchObject([{ state: 'open', others: [{ id: newer }] }])
})

it('a chassis number of another seller queues the newer listing, and both may stay', async () => {
  const { listings } = await doubledChassis(world, 'CHX10-1234567')
  await check()
  const [older, newer] = listings.map(({ prod_id }) => prod_id)
  expect(await findingsOf(older!)).toEqual([])
  const [found] = await findingsOf(newer!)
  expect(found).toMatchObject({ rule: 'chassis', others: [{ id: older }] })
  await look(found!, 'It was sold on.')
  const { data: cases } = await staff.client.GET('/support/chassis-doubles', {
    params: { query: { filter: JSON.stringify({ chassis: 'CHX101234567' }) } },
  })
  expect(cases).toMatchObject([{ state: 'both_stay', reason: 'It was sold on.' }])
})

it('many listings of a new seller are one finding, which comes back when they double', async () => {
  const before = await ruleOf('flood')
  await setRule('flood', { is_on: true, threshold: 2, days: 7, version: before.version })
  const seller = await newExporter(world, staff)
  await listed(seller)
  const second = await listed(seller)
  await check()
  const [found] = await findingsOf(second)
  expect(found).toMatchObject({ rule: 'flood', count: 2, days: 7 })
  await look(found!, 'A dealer whom we know.')
  const third = await listed(seller)
  await check()
  expect((await findingsOf(third)).filter(({ state }) => state === 'open')).toEqual([])
  const fourth = await listed(seller)
  await check()
  expect(await findingsOf(fourth)).toMatchObject([{ rule: 'flood', state: 'open', count: 4 }])
})

describe('a rule', () => {
  it('is set by administrators alone, within its range', async () => {
    const { version } = await ruleOf('price')
    const change = { is_on: true, threshold: 50, days: null, version }
    for (const role of ['support', 'finance', 'content'] as const) {
      const other = await newStaff(world, role)
      expect((await setRule('price', change, other)).response.status).toBe(403)
    }
    const wrong = await setRule('price', { ...change, threshold: 5, days: 3 })
    expect(wrong.error).toMatchObject({
      codes: { threshold: ['min_value'], days: ['unexpected_field'] },
    })
    const { data } = await setRule('price', change)
    expect(data).toMatchObject({
      threshold: 50,
      version: version + 1,
      changed_by: expect.any(String),
    })
    expect((await setRule('price', { ...change, threshold: 55 })).error).toMatchObject({
      code: 'overtaken',
    })
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'moderation-rule')
      .where('subject_id', '=', 'price')
      .execute()
    expect(audit).toMatchObject([
      { action: 'set-moderation-rule', before: { threshold: 60 }, after: { threshold: 50 } },
    ])
  })

  it('says what it would queue, and changes nothing by that; switched off, what it found ends', async () => {
    const seller = await newExporter(world, staff)
    const cid = await listed(seller, { description: 'wa.me/254722345678' })
    const { data } = await staff.client.GET('/support/moderation-rules/{code}/preview/', {
      params: { path: { code: 'contact' }, query: {} },
    })
    expect(data!.looked_at).toBeGreaterThan(0)
    expect(data!.would_queue).toBeGreaterThan(0)
    expect(await findingsOf(cid)).toEqual([])
    const { error } = await staff.client.GET('/support/moderation-rules/{code}/preview/', {
      params: { path: { code: 'picture' }, query: { threshold: 40 } },
    })
    expect(error).toMatchObject({ codes: { threshold: ['max_value'] } })

    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'open' }])
    const { version } = await ruleOf('contact')
    const off = { is_on: false, threshold: null, days: null, version }
    expect((await setRule('contact', off)).data).toMatchObject({ is_on: false, open: 0 })
    await save(seller, { cid, description: 'wa.me/254722345670' })
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'ended' }])
    // On again, it looks at what is live by then.
    await setRule('contact', { ...off, is_on: true, version: version + 1 })
    await check()
    expect(await findingsOf(cid)).toMatchObject([{ state: 'open' }])
    const { data: overview } = await staff.client.GET('/support/overview', {})
    const queue = overview!.waiting.find(({ what }) => what === 'listings-found')
    expect(queue!.count).toBeGreaterThan(0)
  })
})
