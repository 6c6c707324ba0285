import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

/** What a buyer chooses a destination from, and reads about a country. */

let world: World
let visitor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  visitor = await world.as(null)
})
afterAll(() => world.close())

async function destinations(language?: 'en' | 'sw' | 'pt' | 'fr') {
  const { data } = await visitor.GET('/import-destinations/', {
    params: { query: language ? { language } : {} },
  })
  return data ?? []
}

async function rulesOf(country: string, language?: 'sw' | 'pt' | 'fr') {
  return visitor.GET('/import-rules/{country}/', {
    params: { path: { country }, query: language ? { language } : {} },
  })
}

describe('destinations', () => {
  it('are the countries whose rules are known, with their cities and the ways there', async () => {
    const all = await destinations()
    expect(all).toHaveLength(21)
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
    const zambia = all.find(({ country }) => country === 'ZM')
    expect(zambia).toMatchObject({ name: 'Zambia', slug: 'zambia', drives_on: 'left' })
    // No harbour of its own: the only place is the city, by four ports.
    expect(zambia?.places.map(({ city }) => city)).toEqual(['Lusaka'])
    expect(zambia?.places[0]?.ways.map(({ id, port_name }) => [id, port_name])).toEqual([
      ['zm-dar-lun', 'Dar es Salaam'],
      ['zm-wvb-lun', 'Walvis Bay'],
      ['zm-dur-lun', 'Durban'],
      ['zm-bew-lun', 'Beira'],
    ])
    // The ports that we ship to, whose names others spell in another way.
    expect(zambia?.places[0]?.ways.map(({ destination }) => destination)).toEqual([
      'dar-es-salaam',
      'walvis-bay',
      'durban',
      'beira',
    ])
    expect(zambia?.places[0]?.ways.at(-1)?.shipping).toEqual(['CONTAINER'])
  })

  it('include a country’s own ports, where a car is collected at the harbour', async () => {
    const kenya = (await destinations()).find(({ country }) => country === 'KE')
    expect(kenya?.places.map(({ city }) => city)).toEqual(['Nairobi', 'Mombasa'])
    expect(kenya?.places[1]?.ways).toMatchObject([
      { id: 'KEMBA', route: null, destination: 'mombasa', road_days: null },
    ])
  })

  it('each have a place to choose, of which the landed price knows the way', async () => {
    const all = await destinations()
    expect(all.filter(({ places }) => places.length === 0)).toEqual([])
    const pemba = all
      .find(({ country }) => country === 'MZ')
      ?.places.find(({ city }) => city === 'Pemba')
    // Its port is described by a neighbour’s rules alone.
    expect(pemba?.ways[0]?.port_name).toBe('Dar es Salaam')
  })

  it('are named and sorted in the language asked for', async () => {
    const names = (await destinations('fr')).map(({ name }) => name)
    expect(names).toContain('Zambie')
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare))
  })
})

/** What the rules of a country say, but for names of offices and of papers there. */
function wordsOf(rules: Awaited<ReturnType<typeof rulesOf>>['data']): string[] {
  if (!rules) return []
  const { eligibility, inspection, duty, fees, documents, unknowns } = rules
  return [
    ...eligibility.map(({ sentence }) => sentence),
    ...inspection.map(({ without }) => without),
    duty.sentence,
    ...duty.regimes.flatMap(({ label, value, taxes }) => [label ?? value, value, ...taxes]),
    ...fees.map(({ label }) => label),
    ...documents.flatMap(({ note }) => note ?? []),
    ...unknowns,
  ]
}

/** The same in English and in another language. */
const isAlike = (words: string) => words === 'CIF' || /^VAT [\d.]+%$/.test(words)

describe('a country’s rules', () => {
  it('are told by code and by the name in an address, with source and days', async () => {
    const { data } = await rulesOf('zambia')
    expect((await rulesOf('ZM')).data).toEqual(data)
    expect(data).toMatchObject({ country: 'ZM', name: 'Zambia', duty: { status: 'computable' } })
    const steering = data?.eligibility.find(({ id }) => id === 'zm-lhd')
    expect(steering).toMatchObject({ effect: 'block', prov: { confidence: 'one_source' } })
    expect(steering?.prov.source).toMatch(/\w/)
    expect(data?.documents.map(({ name }) => name)).toContain('Bill of lading')
    // Nobody knows what registration costs; that is no nought.
    expect(data?.fees.find(({ id }) => id === 'zm-reg')).toMatchObject({ low: null, high: null })
    expect(data?.unknowns.length).toBeGreaterThan(0)
  })

  it('that have ended are left out', async () => {
    // 15 % until the end of 2025, 15.5 % since.
    const { data } = await rulesOf('ZW')
    const taxes = data?.duty.regimes.flatMap((regime) => regime.taxes) ?? []
    expect(taxes.some((label) => label.includes('15.5'))).toBe(true)
    expect(taxes.some((label) => /\b15 ?%/.test(label))).toBe(false)
  })

  it('speak the language asked for', async () => {
    const { data } = await rulesOf('mozambique', 'pt')
    expect(data?.name).toBe('Moçambique')
    expect(data?.documents.map(({ name }) => name)).toContain('Conhecimento de embarque')
    expect(data?.documents.map(({ issuer }) => issuer)).toContain('companhia de navegação')
    expect(data?.inspection[0]).toMatchObject({ certificate: 'Inspecção pré-embarque, número MOZ' })
    expect(data?.fees.map(({ paid_to }) => paid_to)).toContain('o despachante')
  })

  it.each(['sw', 'pt', 'fr'] as const)('say nothing in English in %s', async (language) => {
    for (const { country } of await destinations()) {
      const english = new Set(wordsOf((await rulesOf(country)).data))
      const words = wordsOf((await rulesOf(country, language)).data)
      expect(words.length).toBeGreaterThan(5)
      expect(words.filter((one) => english.has(one) && !isAlike(one))).toEqual([])
    }
  })

  it('of a country that nobody knows are not found', async () => {
    expect((await rulesOf('atlantis')).response.status).toBe(404)
    expect((await rulesOf('JP')).response.status).toBe(404)
  })
})
