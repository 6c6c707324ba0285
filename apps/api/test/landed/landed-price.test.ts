import type { BandariClient, LandedPrice } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let visitor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  visitor = await world.as(null)
  const finance = await world.as('finance')
  const day = world.clock.now().toISOString().slice(0, 10)
  for (const [currency, rate] of [
    ['KES', '129.00'],
    ['ZMW', '23.00'],
  ] as const) {
    await finance.POST('/support/exchange-rates', {
      body: { currency, rate, day, source: 'test' },
    })
  }
})
afterAll(() => world.close())

type Query = NonNullable<Parameters<typeof ask>[0]>

async function ask(query: {
  country: string
  [name: string]: string | number | boolean
}): Promise<LandedPrice> {
  const { data, error } = await visitor.GET('/landed-price/', { params: { query } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

const fielder = {
  country: 'KE',
  city: 'Nairobi',
  origin: 'JP',
  price: '5200.00',
  freight: '700.00',
  class: 'passenger',
  fuel: 'petrol',
  steering: 'right',
  body: 'wagon',
  engine_cc: 1496,
  manufactured: '2020-02',
  first_registered: '2020-03',
  entry: '2026-12-10',
  list_price: '3955373.5157999997',
} satisfies Query

/** The lines that have a price, by their ids. */
function prices({ lines }: LandedPrice): Record<string, string> {
  return Object.fromEntries(
    lines.map(({ id, usd_low, usd_high }) => [
      id,
      usd_low === usd_high ? usd_low : `${usd_low} – ${usd_high}`,
    ]),
  )
}

describe('the landed price of a car', () => {
  it('is told line by line, to the cent', async () => {
    const found = await ask(fielder)
    expect(prices(found)).toEqual({
      fob: '5200.00',
      freight: '700.00',
      insurance: '97.35',
      inspection: '155.00',
      // From the depreciation by months, 60 %, to that by calendar years, 55 %.
      import_duty: '1827.44 – 2055.87',
      excise: '1409.74 – 1585.96',
      vat: '1353.35 – 1522.52',
      rdl: '104.43 – 117.48',
      idf: '130.53 – 146.85',
      'ke-clear-2000': '116.28 – 232.56',
      'ke-port': '193.80 – 465.12',
      'ke-mba-nbo': '150.00 – 350.00',
    })
    expect(found).toMatchObject({
      verdict: 'ok',
      by: null,
      sentence: 'No rule that we know of keeps this car out.',
      regime: 'ke-to-1500',
      customs_value: { currency: 'KES', low: '673541.68', high: '757734.39', at_least: false },
      totals: {
        pay_us: '6152.35',
        others_low: '5285.57',
        others_high: '6476.36',
        landed_low: '11437.92',
        landed_high: '12628.71',
      },
      missing: ['ke-reg'],
      exchange_rate: { currency: 'KES', rate: '129.00' },
    })
  })

  it.each([
    ['en', 'By calendar years: the year of entry less the year of first registration.'],
    ['sw', 'Kwa miaka ya kalenda: mwaka wa kuingia nchini kutoa mwaka wa usajili wa kwanza.'],
    ['pt', 'Por anos civis: o ano da entrada menos o ano da primeira matrícula.'],
    [
      'fr',
      'Par années civiles\u00a0: l’année d’entrée moins l’année de la première mise en circulation.',
    ],
  ] as const)(
    'goes from one reading of its sources to the other, each with its sources, in %s',
    async (language, sentence) => {
      const { customs_value: value } = await ask({ ...fielder, language })
      const [years, months] = value?.readings ?? []
      expect(years).toMatchObject({ sentence, low: '757734.39', high: '757734.39' })
      expect(months).toMatchObject({ low: '673541.68', high: '673541.68' })
      expect(value).toMatchObject({ low: months?.low, high: years?.high })
      expect(years?.sources.map(({ title }) => title).join()).toContain('KRA public notice')
      expect(months?.sources.map(({ title }) => title).join()).toContain('5 years and 6 months')
    },
  )

  it('has no readings to tell where all sources count alike', async () => {
    const found = await ask({ ...fielder, country: 'ZM', city: 'Lusaka', price: '5200' })
    expect(found.customs_value?.readings ?? []).toEqual([])
  })

  it('names what is missing, and when the car would land', async () => {
    const { entry: _, freight: __, ...car } = fielder
    const found = await ask({ ...car, shipped: '2026-12-01', city: 'Atlantis', language: 'fr' })
    expect(found.missing_lines.map(({ id }) => id)).toEqual(found.missing)
    expect(found.missing_lines.find(({ id }) => id === 'route')?.label).toBe('Transport terrestre')
    expect(found.arrival).toEqual({ shipped: '2026-12-01', from: '2026-12-25', to: '2027-01-06' })
  })

  it('of a car seen elsewhere is found in the price list by its make and model', async () => {
    const { list_price: _, ...car } = fielder
    expect((await ask(car)).totals.landed_high).toBeNull()
    const named = await ask({ ...car, make: 'toyota', model: 'Corolla Fielder' })
    expect(named.missing).not.toContain('duty')
    expect(Number(named.totals.landed_high)).toBeGreaterThan(6152.35)
    const strange = await ask({ ...car, make: 'Toyota', model: 'No such model' })
    expect(strange.totals.landed_high).toBeNull()
  })

  it('names the source and the day behind a rule', async () => {
    const { lines, checked_on } = await ask(fielder)
    const duty = lines.find(({ id }) => id === 'import_duty')
    expect(duty).toMatchObject({ paid_to: 'KRA', pay: 'others', certainty: 'estimate', checked_on })
    expect(duty?.source).toMatch(/\w/)
  })

  it('says by which day a car must land', async () => {
    const { entry: _, ...car } = { ...fielder, first_registered: '2019-03' }
    // Between 25 December and 6 January, as ships sail from Japan.
    expect(await ask({ ...car, shipped: '2026-12-01' })).toMatchObject({
      verdict: 'block',
      by: 'ke-age',
      land_by: '2026-12-31',
      land_by_reason: expect.stringMatching(/^Kenya accepts only/),
    })
    expect(await ask({ ...car, eta: '2026-12-30' })).toMatchObject({
      verdict: 'ok',
      land_by: '2026-12-31',
    })
  })

  it('has no sum while the duty is not known, and says what is needed for it', async () => {
    const { body: _, list_price: __, ...car } = fielder
    const found = await ask({ ...car, country: 'ZM', city: 'Lusaka' })
    expect(found).toMatchObject({
      totals: { landed_low: null, landed_high: null },
      missing: ['zm-reg', 'duty'],
      needs: ['body'],
    })
    expect(found.totals.known_low).not.toBe('0.00')
    expect(
      prices(await ask({ ...car, country: 'ZM', city: 'Lusaka', body: 'wagon' })),
    ).toMatchObject({
      // 29,491.36 kwacha.
      specific_duty: '1282.23',
      'zm-dar-lun': '900.00 – 1500.00',
    })
  })

  it('has no duty in a currency that the shop has no rate of', async () => {
    const { city: _, ...car } = { ...fielder, first_registered: '2024-03' }
    const found = await ask({ ...car, country: 'MU', shipped: '2026-11-01' })
    expect(found).toMatchObject({ verdict: 'permit', exchange_rate: null })
    // An inspection is asked for and nobody has read what it costs.
    expect(found.missing).toEqual(['mu-jp', 'duty'])
    expect(found.totals.landed_high).toBeNull()
  })

  it('takes freight and insurance from the shop where none are named', async () => {
    const { freight: _, ...car } = fielder
    const [roro, container] = [await ask(car), await ask({ ...car, shipping: 'CONTAINER' })]
    expect(prices(roro)).toMatchObject({ freight: '700.00', insurance: '97.35' })
    expect(prices(container)).toMatchObject({ freight: '1200.00' })
    expect(prices(await ask({ ...car, insurance: false }))).not.toHaveProperty('insurance')
  })

  it('takes the tariff of a port that its country’s rules spell in another way', async () => {
    const { freight: _, ...car } = fielder
    const { id: port_id } = await world.db
      .selectFrom('ports')
      .select('id')
      .where('name', '=', 'Dar Es Salaam')
      .executeTakeFirstOrThrow()
    const finance = await world.as('finance')
    await finance.POST('/support/tariffs', {
      body: { shipping_type: 'RORO', amount: '755', port_id },
    })
    world.clock.advance({ minutes: 30 })
    const found = await ask({ ...car, country: 'ZM', city: 'Lusaka' })
    expect(prices(found)).toMatchObject({ freight: '755.00' })
    expect(found.lines.find(({ id }) => id === 'zm-dar-lun')?.label).toContain('Dar es Salaam')
  })

  it('does not know the way to a city that it does not know', async () => {
    const found = await ask({ ...fielder, city: 'Atlantis' })
    expect(found.missing).toEqual(['ke-reg', 'route'])
    expect((await ask({ ...fielder, city: 'mombasa' })).missing).toEqual(['ke-reg'])
  })

  it('does not take a country of loading without a rule for one without an inspection', async () => {
    const { lines, missing } = await ask({
      ...fielder,
      country: 'ZW',
      city: 'Harare',
      origin: 'KR',
    })
    expect(missing).toContain('inspection')
    expect(lines.some(({ id }) => id === 'inspection')).toBe(false)
  })

  it.each([
    ['sw', 'Gari (FOB)', 'Kenya inakubali tu magari'],
    ['pt', 'Viatura (FOB)', 'O Quénia só aceita viaturas'],
    ['fr', 'Véhicule (FOB)', 'Le Kenya n’accepte que les voitures'],
  ])('speaks %s', async (language, label, sentence) => {
    const question = { ...fielder, first_registered: '2015-03' }
    const [found, english] = [await ask({ ...question, language }), await ask(question)]
    expect(found.lines[0]?.label).toBe(label)
    expect(found.sentence.startsWith(sentence)).toBe(true)
    // What is called by an office's name, as KRA, is called so everywhere.
    const wordsOf = ({ lines }: typeof found) => lines.map((line) => line.label)
    expect(wordsOf(found).filter((words) => wordsOf(english).includes(words))).toEqual([])
    const paid = found.lines.find(({ kind }) => kind === 'clearing')?.paid_to
    expect(paid).not.toBe('the clearing agent')
  })

  it('of a car of ours begins with its price and what its listing tells', async () => {
    const { id, price } = await world.db
      .selectFrom('products')
      .select(['id', 'price'])
      .where('listed', '=', true)
      .where('market', '=', 'export')
      .where('class', '=', 'cars')
      .where('fuel_type', '=', 'Petrol')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const found = await ask({ country: 'KE', product: id, eta: '2026-12-20' })
    expect(prices(found).fob).toBe((price / 100).toFixed(2))
    // No listing of the demo tells when it was first registered.
    expect(found).toMatchObject({
      verdict: 'unknown',
      by: 'ke-age',
      sentence: 'We need to know the month of first registration.',
    })
    expect(found.needs).toContain('first_registered')
    const told = await ask({
      country: 'KE',
      product: id,
      eta: '2026-12-20',
      first_registered: '2022-03',
    })
    expect(told.verdict).not.toBe('unknown')
  })

  it('of a car of ours takes the price list that its country taxes from', async () => {
    const { id } = await world.db
      .selectFrom('products')
      .innerJoin('models', 'models.id', 'products.model_id')
      .select('products.id')
      .where('listed', '=', true)
      .where('models.name', '=', 'Corolla Fielder')
      .where('fuel_type', '=', 'Petrol')
      .where('engine_size', '=', '1,496 cc')
      .executeTakeFirstOrThrow()
    const query = { country: 'KE', product: id, eta: '2026-12-20', first_registered: '2020-03' }
    const found = await ask(query)
    expect(found.customs_value).toMatchObject({
      currency: 'KES',
      low: '665375.81',
      high: '757734.39',
      at_least: false,
    })
    // What the buyer knows better counts instead.
    expect((await ask({ ...query, list_price: '3955373.5157999997' })).customs_value?.low).toBe(
      '673541.68',
    )
  })

  it.each([
    ['a country that nobody has read about', { country: 'FR' }, 404],
    ['a product that there is not', { country: 'KE', product: 2_000_000_000 }, 404],
    ['a country that is none', { country: 'kenya' }, 400],
    ['a day that is none', { country: 'KE', eta: '2026-02-30' }, 400],
    ['a month that is none', { country: 'KE', manufactured: '2020-13' }, 400],
    ['an amount that is none', { country: 'KE', price: '-5' }, 400],
    ['an engine that is none', { country: 'KE', engine_cc: 99_999 }, 400],
  ])('refuses %s', async (_, query, status) => {
    const { response } = await visitor.GET('/landed-price/', { params: { query } })
    expect(response.status).toBe(status)
  })

  it('of a car that is not shown to everybody is not told', async () => {
    const { id } = await world.db
      .selectFrom('products')
      .select('id')
      .where('listed', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const status = async () => {
      const query = { country: 'KE', product: id }
      return (await visitor.GET('/landed-price/', { params: { query } })).response.status
    }
    expect(await status()).toBe(200)
    await world.db.updateTable('products').set({ taken_down: true }).where('id', '=', id).execute()
    world.clock.advance({ minutes: 30 })
    expect(await status()).toBe(404)
  })
})
