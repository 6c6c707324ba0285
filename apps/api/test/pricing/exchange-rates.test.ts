import type { BandariClient, ExchangeRateCreate, SupportExchangeRate } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { sendForm } from '../helpers/forms.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let finance: BandariClient
let other: BandariClient
let visitor: BandariClient
let token: string
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  finance = await world.as('finance')
  other = await world.as('desk')
  visitor = await world.as(null)
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people.finance.email)
    .executeTakeFirstOrThrow()
  token = await insertSession(world.db, id, world.clock.now())
})
afterAll(() => world.close())

/** Every test begins with a shop that has no rates, as a new one. */
beforeEach(async () => {
  await sql`alter table exchange_rates disable trigger exchange_rates_append_only`.execute(world.db)
  await world.db.deleteFrom('exchange_rates').execute()
  await sql`alter table exchange_rates enable trigger exchange_rates_append_only`.execute(world.db)
})

function daysAgo(days: number): string {
  return new Date(world.clock.now().getTime() - days * 24 * 3600_000).toISOString().slice(0, 10)
}

function set(wish: Partial<ExchangeRateCreate> = {}, by = finance) {
  const body = { currency: 'KES', rate: '129.5', day: daysAgo(0), source: 'CBK', ...wish } as const
  return by.POST('/support/exchange-rates', { body })
}

async function current() {
  return (await visitor.GET('/exchange-rates/', {})).data
}

async function history(filter: object = {}): Promise<SupportExchangeRate[]> {
  const query = { filter: JSON.stringify(filter) }
  return (await other.GET('/support/exchange-rates', { params: { query } })).data ?? []
}

async function upload(text: string) {
  const file = new File([text], 'rates.csv', { type: 'text/csv' })
  const path = '/support/exchange-rates/import'
  const answer = await sendForm(world, { path, token, fields: { file } })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

describe('setExchangeRate', () => {
  it('is for finance', async () => {
    expect((await set({}, other)).response.status).toBe(403)
    expect((await set({}, visitor)).response.status).toBe(401)
    expect(await current()).toEqual([])
  })

  it('shows the rate to everybody, exactly and with its day', async () => {
    const { data } = await set({ rate: '129.5678' })
    expect(data).toMatchObject({ state: 'current', set_by: 'Daniel Ncube', rate: '129.5678' })
    await set({ currency: 'TZS', rate: '2465' })
    expect(await current()).toEqual([
      { currency: 'KES', country: 'KE', rate: '129.5678', day: daysAgo(0), source: 'CBK' },
      { currency: 'TZS', country: 'TZ', rate: '2465.00', day: daysAgo(0), source: 'CBK' },
    ])
  })

  it('follows the one before, which stays', async () => {
    const { data: first } = await set({ rate: '128', day: daysAgo(2) })
    await set({ rate: '129', day: daysAgo(1) })
    expect((await history()).map(({ rate, state }) => [rate, state])).toEqual([
      ['129.00', 'current'],
      ['128.00', 'past'],
    ])
    const params = { path: { id: first!.id } }
    const { data } = await other.GET('/support/exchange-rates/{id}', { params })
    expect(data).toEqual({ ...first, state: 'past' })
    await expect(
      world.db.updateTable('exchange_rates').set({ rate: '1' }).execute(),
    ).rejects.toThrow('only ever added to')
  })

  it('counts by its day, and of one day the last one set', async () => {
    await set({ rate: '129', day: daysAgo(1) })
    await set({ rate: '120', day: daysAgo(9) })
    expect(await current()).toMatchObject([{ rate: '129.00' }])
    await set({ rate: '129.4', day: daysAgo(1) })
    expect(await current()).toMatchObject([{ rate: '129.40' }])
  })

  it('is set once, however often and however simultaneously it is sent', async () => {
    const answers = await Promise.all([set(), set({ rate: '129.50' }), set(), set()])
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await history()).toHaveLength(1)
    // A correction and its own correction are three rates.
    await set({ rate: '130' })
    await set()
    expect(await history()).toHaveLength(3)
  })

  it('is on record', async () => {
    await set({ rate: '128', day: daysAgo(1) })
    await set({ rate: '129' })
    const query = { filter: '{"subject":"exchange-rate"}', sort: '["id","DESC"]', range: '[0,0]' }
    const admin = await world.as('support')
    const { data } = await admin.GET('/support/audit', { params: { query } })
    const [entry] = data ?? []
    expect(entry).toMatchObject({ action: 'set-exchange-rate', subject_id: 'KES' })
    const terms = { currency: 'KES', source: 'CBK' }
    expect(JSON.parse(entry?.before ?? '')).toEqual({ ...terms, rate: '128.00', day: daysAgo(1) })
    expect(JSON.parse(entry?.after ?? '')).toEqual({ ...terms, rate: '129.00', day: daysAgo(0) })
  })

  it.each([
    [{ rate: '0' }, { rate: ['above_zero'] }],
    [{ rate: '129,5' }, { rate: ['not_a_number'] }],
    [{ rate: '129.1234567' }, { rate: ['max_decimal_places'] }],
    [{ day: '2999-01-01' }, { day: ['rate_of_day_to_come'] }],
    [{ day: '2026-02-30' }, { day: ['rate_not_a_day'] }],
    [{ source: '  ' }, { source: ['blank'] }],
    [{ currency: 'CHF' as 'KES' }, { currency: ['invalid_choice'] }],
  ])('refuses %j', async (wish, codes) => {
    const { response, error } = await set(wish)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ codes })
    expect(await current()).toEqual([])
  })
})

describe('listExchangeRates', () => {
  it('leaves out what is too old to be true', async () => {
    await set({ day: daysAgo(35) })
    await set({ currency: 'ZMW', rate: '22.8', day: daysAgo(36) })
    expect((await current())?.map(({ currency }) => currency)).toEqual(['KES'])
    expect((await history({ currency: 'ZMW' }))[0]?.state).toBe('outdated')
    world.clock.advance({ days: 1 })
    expect(await current()).toEqual([])
    expect((await history({ state: 'outdated' })).length).toBe(2)
  })

  it('does not fall back to an older rate', async () => {
    await set({ rate: '1', day: daysAgo(80) })
    await set({ rate: '129', day: daysAgo(40) })
    expect(await current()).toEqual([])
  })

  it('may be kept for a few seconds', async () => {
    const { response } = await visitor.GET('/exchange-rates/', {})
    expect(response.headers.get('cache-control')).toBeTruthy()
  })
})

const heading = 'currency,rate,date,source'

describe('importExchangeRates', () => {
  it('sets all rates of a file', async () => {
    const rows = `KES,129.50,${daysAgo(1)},CBK\nKES,128.90,${daysAgo(8)},CBK\nZAR,"17,18",${daysAgo(1)},SARB`
    expect(await upload(`${heading}\n${rows}`)).toEqual({ status: 200, body: { set: 3, known: 0 } })
    expect((await current())?.map(({ currency, rate }) => [currency, rate])).toEqual([
      ['KES', '129.50'],
      ['ZAR', '17.18'],
    ])
    const [entry] = await world.db
      .selectFrom('audit')
      .select(['action', 'reason'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(entry).toEqual({ action: 'set-exchange-rate', reason: 'rates.csv' })
  })

  it('may be given the same file twice', async () => {
    const text = `${heading}\nKES,129.50,${daysAgo(1)},CBK\nZAR,17.18,${daysAgo(1)},SARB`
    await upload(text)
    expect(await upload(text.replace('17.18', '17.2'))).toEqual({
      status: 200,
      body: { set: 1, known: 1 },
    })
    expect((await history()).length).toBe(3)
  })

  it('sets nothing when a row is wrong, and says which', async () => {
    const { status, body } = await upload(
      `${heading}\nKES,129.50,${daysAgo(1)},CBK\n\nZAR,17.18,20/11/26,SARB\nCHF,155,${daysAgo(1)},ECB`,
    )
    expect(status).toBe(400)
    expect(body).toEqual({
      file: [
        'Row 4: “20/11/26” is not a day. Write it as 2026-11-20.',
        'Row 5: prices are not shown in “CHF”.',
      ],
      codes: { file: ['rate_row_day', 'rate_row_currency'] },
      values: {
        file: [
          { row: 4, value: '20/11/26' },
          { row: 5, value: 'CHF' },
        ],
      },
    })
    expect(await history()).toEqual([])
  })

  it.each([
    ['nothing', '', 'file_empty'],
    ['headings alone', `${heading}\n`, 'file_without_rows'],
    ['a column less', 'currency,rate,date\nKES,1,2026-11-20', 'column_missing'],
    ['no text', '\u0001\u0002\u0003', 'rate_file_not_csv'],
    ['a spreadsheet', 'PK\u0003\u0004\u0014\0', 'file_is_spreadsheet'],
  ])('refuses %s', async (_, text, code) => {
    const { status, body } = await upload(text)
    expect(status).toBe(400)
    expect(body['codes']).toEqual({ file: [code] })
  })
})
