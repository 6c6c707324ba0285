import { readFileSync } from 'node:fs'
import type { PriceList, PriceListPreview } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { addDays } from '../../src/landed/calendar.ts'
import { succeedRules } from '../../src/landed/rules.store.ts'
import { sendForm } from '../helpers/forms.ts'
import { addToBasket, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The next edition of a price list comes as a file, from one person, and counts once another has published it. */

const edition = new URL(
  '../../reference/import-rules/crsp/ke-2025-07/vehicles.csv',
  import.meta.url,
)
const printed = readFileSync(edition, 'utf8')
const fielderCode = '6AA-NKE165-AWXNB'

let world: World
let author: string
let second: string
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  author = await newStaff('finance')
  second = await newStaff('finance')
})
afterAll(() => world.close())

async function newStaff(role: string): Promise<string> {
  const { id } = await newBuyer(world)
  await sql`update accounts set staff_role = ${role} where id = ${id}`.execute(world.db)
  return insertSession(world.db, id, new Date())
}

const today = () => world.clock.now().toISOString().slice(0, 10)

async function bring(text: string, fields: Record<string, string> = {}, token = author) {
  const given = { country: 'KE', in_force_from: today(), source: 'KRA, notice of 2026', ...fields }
  const answer = await sendForm(world, {
    path: '/support/price-lists/import',
    token,
    fields: { ...given, file: new File([text], 'next.csv', { type: 'text/csv' }) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function brought(text: string, fields: Record<string, string> = {}): Promise<PriceList> {
  const { status, body } = await bring(text, fields)
  expect(body).toMatchObject({ state: 'open' })
  expect(status).toBe(200)
  return body as PriceList
}

async function decide(id: number, state: 'published' | 'dropped', token = second) {
  const { data, error, response } = await world
    .clientWith(token)
    .POST('/support/price-lists/{id}/decision', { params: { path: { id } }, body: { state } })
  return { data, error, status: response.status }
}

async function listOf(filter: object): Promise<PriceList[]> {
  const { data } = await world.clientWith(author).GET('/support/price-lists', {
    params: { query: { filter: JSON.stringify(filter) } },
  })
  return data ?? []
}

async function previewOf(id: number) {
  const { data } = await world
    .clientWith(author)
    .GET('/support/price-lists/{id}/preview', { params: { path: { id } } })
  if (!data) throw new Error(`no preview of ${id}`)
  const { changes, matching } = data
  return { ...Object.fromEntries(changes.map(({ change, ...rest }) => [change, rest])), matching }
}

/** What a Fielder of a given price list costs in Mombasa. */
async function dutyOfFielder(entry?: string) {
  return dutyOf({ model: 'Corolla Fielder', engine_cc: 1496 }, entry)
}

async function dutyOf(car: { model: string; engine_cc: number }, entry?: string) {
  const query = {
    country: 'KE',
    port: 'KEMBA',
    class: 'passenger',
    make: 'Toyota',
    ...car,
    fuel: 'petrol',
    first_registered: `${world.clock.now().getUTCFullYear() - 4}-06`,
    price: '6000.00',
    ...(entry !== undefined && { entry }),
  } as const
  const { data, error } = await world.clientWith(null).GET('/landed-price/', { params: { query } })
  if (!data) throw new Error(JSON.stringify(error))
  return data.customs_value
}

/** The edition that there is, with all prices of one make times ten, a model that is gone and two that are new. */
function nextEdition(): string {
  const [heading = '', ...rows] = printed.trim().split('\n')
  const kept = rows
    .filter((row) => !/^\d+,AIWAYS,U5,/.test(row))
    .map((row) => (row.includes(fielderCode) ? tenfold(row) : row))
  const added = [
    '9001,TOYOTA,COROLLA FIELDER HYBRID 2027,6AA-NEW1,AT,2WD,1496,S.WAGON,,5,PETROL,5000000,petrol,wagon,',
    '9002,NO SUCH MAKE,FIRST,XX-1,AT,2WD,1000,SEDAN,,5,PETROL,3000000.50,petrol,sedan,',
  ]
  return [heading, ...kept, ...added].join('\n')
}

function tenfold(row: string): string {
  return row.replace('3955373.5157999997', '39553735.157999997')
}

describe('the next edition of a price list', () => {
  it('says what it changes, and counts once a second person has published it; no old order changes', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const placed = await order(buyer)
    const toldOf = async () => {
      const { data } = await buyer.client.GET('/orders/{id}/landed-prices/', {
        params: { path: { id: placed.id } },
      })
      return data![0]!.ordered
    }
    const [told, before] = [await toldOf(), await dutyOfFielder()]
    expect(before).not.toBeNull()

    const list = await brought(nextEdition())
    expect(list).toMatchObject({
      country: 'KE',
      currency: 'KES',
      edition: `crsp/ke-${today().slice(0, 7)}`,
      succeeded_edition: 'crsp/ke-2025-07',
      // The motorcycles of the edition before stay.
      rows: 5280 + 465,
      is_in_force: false,
      is_own: true,
      may_publish: false,
    })
    const preview = await previewOf(list.id)
    expect(preview).toMatchObject({
      added: { total: 2, rows: [{ make: 'TOYOTA', before: null, after: ['5000000'] }, {}] },
      changed: {
        total: 1,
        rows: [{ make: 'TOYOTA', model_code: fielderCode, after: ['39553735.157999997'] }],
      },
      gone: { total: 1, rows: [{ make: 'AIWAYS', model: 'U5', after: null }] },
    })
    const { sure, likely, make_only, none, unmatched, unmatched_models } = preview.matching
    expect(sure + likely + make_only + none).toBe(list.rows)
    expect(Math.min(sure, likely, make_only, none)).toBeGreaterThan(0)
    expect(unmatched).toHaveLength(200)
    expect(unmatched_models).toBeGreaterThan(200)
    expect(await dutyOfFielder()).toEqual(before)

    expect(await decide(list.id, 'published', author)).toMatchObject({
      status: 409,
      error: { code: 'own_draft' },
    })
    expect((await decide(list.id, 'published')).data).toMatchObject({
      state: 'published',
      is_in_force: true,
    })
    // A second press is the same.
    expect((await decide(list.id, 'published')).status).toBe(200)
    expect((await decide(list.id, 'dropped')).error).toMatchObject({ code: 'overtaken' })

    const after = await dutyOfFielder()
    expect(Number(after?.high)).toBeGreaterThan(9 * Number(before?.high))
    expect(await toldOf()).toEqual(told)
    const { rows } = await sql<{ action: string }>`select action from audit
      where subject = 'price-list' and subject_id = ${String(list.id)} order by id`.execute(
      world.db,
    )
    expect(rows.map(({ action }) => action)).toEqual(['import-price-list', 'publish-price-list'])
  })

  it('comes once: the same file again adds nothing, and one waits at a time', async () => {
    expect(await bring(nextEdition())).toMatchObject({
      status: 409,
      body: { code: 'price_list_same' },
    })
    const small =
      'Make,Model,Engine Capacity,Fuel,Body Type,CRSP\nTOYOTA,VITZ,1000,Gasoline,Hatchback,"1,200,000"\n'
    const list = await brought(small)
    expect((await bring(`${small}TOYOTA,AQUA,1500,Hybrid,,9`)).body).toMatchObject({
      code: 'price_list_open',
    })
    const { added } = (await previewOf(list.id)) as unknown as { added: { total: number } }
    expect(added.total).toBe(1)
    expect((await decide(list.id, 'dropped', author)).data).toMatchObject({ state: 'dropped' })
    // What was dropped may be brought again.
    const again = await brought(small)
    expect(again.edition).not.toBe(list.edition)
    expect((await decide(again.id, 'dropped')).status).toBe(200)
  })

  it('is refused whole, with the row of each fault', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from price_lists`.execute(world.db))
        .rows[0]?.n
    const before = await count()
    const faulty = 'make,model,price\nTOYOTA,VITZ,1200000\nTOYOTA,,5\nTOYOTA,AQUA,cheap\n'
    const { status, body } = await bring(faulty)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      codes: { file: ['price_row_name', 'price_row_price'] },
      values: { file: [{ row: 3 }, { row: 4, value: 'cheap' }] },
    })
    expect((await bring('make,price\nTOYOTA,5')).body).toMatchObject({
      codes: { file: ['column_missing'] },
    })
    expect((await bring(faulty, { country: 'ZM' })).body).toMatchObject({
      codes: { country: ['price_list_none'] },
    })
    expect(await count()).toBe(before)
  })

  it('is brought and decided by finance, and read by all staff', async () => {
    const support = await newStaff('support')
    expect((await bring('make,model,price\nTOYOTA,VITZ,2', {}, support)).status).toBe(403)
    const list = await brought('make,model,price\nTOYOTA,VITZ,3')
    expect((await decide(list.id, 'dropped', support)).status).toBe(403)
    const { data } = await world.clientWith(support).GET('/support/price-lists', {
      params: { query: { filter: JSON.stringify({ state: 'open' }) } },
    })
    expect(data?.map(({ id }) => id)).toEqual([list.id])
    const { response } = await (await world.as('buyer')).GET('/support/price-lists')
    expect(response.status).toBe(403)
    expect((await decide(2147483647, 'dropped')).status).toBe(404)
    expect((await decide(list.id, 'dropped')).status).toBe(200)
  })

  it('counts from its day on where it is published before, and no newer file of the country undoes it', async () => {
    const day = addDays(today(), 200)
    const [before, sameDay] = [await dutyOfFielder(), await dutyOfFielder(day)]
    const fielder = `make,model,model code,engine cc,fuel,price\nTOYOTA,COROLLA FIELDER,${fielderCode},1496,petrol,1000000`
    const list = await brought(fielder, { in_force_from: day })
    const { data } = await decide(list.id, 'published')
    expect(data).toMatchObject({ state: 'published', is_in_force: false, is_overtaken: false })
    const counts = async () => {
      expect(await dutyOfFielder()).toEqual(before)
      expect(await dutyOfFielder(addDays(day, -1))).toEqual(before)
      const then = await dutyOfFielder(day)
      expect(Number(then?.high)).toBeLessThan(Number(sameDay?.high) / 9)
      expect(then?.low).toBe(then?.high)
      return then
    }
    const then = await counts()

    // Written by somebody who knows the list that came with the program, and nothing of what was published since.
    const file = readCountryFiles().find(({ country }) => country.iso2 === 'KE')!
    await succeedRules(world.db, { ...file, checked_on: addDays(today(), 1) }, world.clock.now())
    expect(await counts()).toEqual(then)

    expect((await bring('make,model,price\nTOYOTA,VITZ,1')).body).toMatchObject({
      codes: { in_force_from: ['price_list_before'] },
    })
    const next = await brought('make,model,price\nTOYOTA,VITZ,1', {
      in_force_from: addDays(day, 1),
    })
    expect(next.succeeded_edition).toBe(list.edition)
    expect((await decide(next.id, 'dropped')).status).toBe(200)
  })

  it('finds a model that a person has matched to one of ours, in the next editions, too', async () => {
    const { id } = (await listOf({ state: 'published' }))[0]!
    const printed = { make: 'TOYOTA', model: 'QUALIS NINE' }
    const unknown = await dutyOf({ model: 'Wish', engine_cc: 1329 })
    const day = addDays(today(), 400)
    // Of so many rows that it stands at the head of the queue.
    const row = '\nTOYOTA,QUALIS NINE,1329,petrol,2000000'
    const file = `make,model,engine cc,fuel,price${row.repeat(9)}`
    const list = await brought(file, { in_force_from: day })
    expect((await decide(list.id, 'published')).status).toBe(200)
    const duty = () => dutyOf({ model: 'Wish', engine_cc: 1329 }, day)
    expect(await duty()).toBeNull()
    const queued = (await previewOf(list.id)).matching.unmatched
    expect(queued[0]).toMatchObject({ ...printed, knows_make: true, rows: 9 })
    expect(queued[0]?.near.length).toBeGreaterThan(0)

    const match = (to: { make: string; model: string } | null, token = author, listId = list.id) =>
      world.clientWith(token).POST('/support/price-lists/{id}/matches', {
        params: { path: { id: listId } },
        body: { ...printed, to },
      })
    const isQueued = ({ unmatched }: PriceListPreview['matching']) =>
      unmatched.some(({ model }) => model === printed.model)
    const ours = { make: 'toyota', model: 'wish' }
    expect((await match({ ...ours, model: 'Wisch' })).error).toMatchObject({
      codes: { to: ['price_list_no_model'] },
    })
    expect((await match(ours, await newStaff('support'))).response.status).toBe(403)
    // The edition of today has no such model.
    expect((await match(ours, author, id)).response.status).toBe(404)
    const { data } = await match(ours)
    expect(data?.matching).toMatchObject({
      by_hand: 9,
      matched: [{ ...printed, to: { make: 'Toyota', model: 'Wish' } }],
    })
    expect(isQueued(data!.matching)).toBe(false)
    expect(Number((await duty())?.high)).toBeGreaterThan(0)
    const later = await brought(file.replaceAll('2000000', '4000000'), {
      in_force_from: addDays(day, 1),
    })
    const { matching } = await previewOf(later.id)
    expect(matching.by_hand).toBe(9)
    expect(isQueued(matching)).toBe(false)
    expect((await decide(later.id, 'dropped')).status).toBe(200)

    expect((await match(null)).data?.matching).toMatchObject({ by_hand: 0, matched: [] })
    expect(await duty()).toBeNull()
    expect(await dutyOf({ model: 'Wish', engine_cc: 1329 })).toEqual(unknown)
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from audit
      where action = 'match-price-list-model'`.execute(world.db)
    expect(rows).toEqual([{ n: 2 }])
  })
})
