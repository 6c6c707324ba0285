import { describe, expect, it } from 'vitest'
import type { DemoListing } from './catalogue.ts'
import { catalogueFor, listingAt } from './catalogue.ts'
import { featured } from './featured.ts'
import { countries, destinations } from '../reference/places.data.ts'
import { slugOf } from '../src/core/slug.ts'
import { spareCategories } from '../reference/spares.ts'
import { catalogueYear } from './vehicle-draw.ts'
import type { VehicleModel } from '../reference/vehicle-makes.ts'
import { vehicleMakes } from '../reference/vehicle-makes.ts'

const slug = /^[a-z0-9-]+$/
const kenyanMobile = /^\+254 7\d\d 555 0\d\d$/
const demo = [...catalogueFor(20_000)]
const models = vehicleMakes.flatMap(({ models: own }) => own)

function share(matches: (listing: DemoListing) => boolean): number {
  return demo.filter(matches).length / demo.length
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function isWhole({ from, to, years, engines, drives, priceUsd, weight }: VehicleModel): boolean {
  const isOffered = engines.every((engine) => {
    const [least, most] = engine.fuel === 'Electric' ? [8, 130] : [90, 22_000]
    const isReal = engine.size >= least && engine.size <= most
    return isReal && engine.from >= from && engine.to <= to && engine.from <= engine.to
  })
  return isOffered && years.length > 0 && drives.length > 0 && priceUsd > 500 && weight >= 0
}

describe('vehicleMakes', () => {
  it('has at least 80 makes and 900 models, no make without one', () => {
    expect(vehicleMakes.length).toBeGreaterThanOrEqual(80)
    expect(models.length).toBeGreaterThanOrEqual(900)
    expect(vehicleMakes.filter((make) => make.models.length === 0)).toEqual([])
  })

  it('has unique slugs, of makes and of each make’s models', () => {
    const makeSlugs = vehicleMakes.map((make) => make.slug)
    expect(duplicates(makeSlugs)).toEqual([])
    expect(makeSlugs.filter((it) => !slug.test(it))).toEqual([])
    for (const make of vehicleMakes) {
      const own = make.models.map((model) => model.slug)
      expect(duplicates(own)).toEqual([])
      expect(own.filter((it) => !slug.test(it))).toEqual([])
    }
  })

  it('reads every model whole', () => {
    const faulty = models.filter((model) => !isWhole(model))
    expect(faulty.map(({ make, name }) => `${make.name} ${name}`)).toEqual([])
  })
})

describe('spareCategories', () => {
  it('is a tree of unique leaves, three to five levels deep, with prices', () => {
    const paths = spareCategories.map(({ path }) => path)
    expect(paths.length).toBeGreaterThanOrEqual(150)
    expect(duplicates(paths)).toEqual([])
    for (const { path, price, titles, brands, isSalvaged } of spareCategories) {
      const levels = path.split(' > ').length
      expect(levels).toBeGreaterThanOrEqual(3)
      expect(levels).toBeLessThanOrEqual(5)
      expect(price[0]).toBeLessThan(price[1])
      expect(titles.every((title) => title !== '')).toBe(true)
      expect(isSalvaged || brands.length > 0).toBe(true)
    }
  })
})

describe('places', () => {
  it('has every country of ISO 3166-1 once and knows every destination', () => {
    expect(countries).toHaveLength(249)
    for (const column of ['a2', 'a3', 'numeric', 'name'] as const) {
      expect(duplicates(countries.map((country) => country[column]))).toEqual([])
    }
    const codes = new Set(countries.map(({ a2 }) => a2))
    expect(destinations).toHaveLength(18)
    expect(destinations.filter(({ country }) => !codes.has(country))).toEqual([])
    const portSlugs = destinations.flatMap(({ ports }) => ports.map(slugOf))
    expect(new Set(portSlugs)).toContain('dar-es-salaam')
    expect(portSlugs.filter((it) => !slug.test(it))).toEqual([])
  })
})

describe('catalogueFor', () => {
  it('gives the same listings again', () => {
    expect([...catalogueFor(2_000)]).toEqual(demo.slice(0, 2_000))
  })

  it('gives listing i whatever the size of the catalogue and the order of asking', () => {
    for (const index of [19_999, 4_321, 40, 0]) expect(listingAt(index)).toEqual(demo[index])
  })

  it('opens with the hand-picked vehicles', () => {
    expect(featured).toHaveLength(40)
    expect(demo.slice(0, 40).every(({ kind }) => kind === 'export' || kind === 'commercial')).toBe(
      true,
    )
    expect(demo[1]).toMatchObject({ make: 'Toyota', model: 'Hilux', body: 'double-cab' })
  })

  it('mixes 68 % export cars, 14 % commercial, 8 % local vehicles and 10 % spares', () => {
    expect(share(({ kind }) => kind === 'export')).toBeCloseTo(0.68, 1.5)
    expect(share(({ kind }) => kind === 'commercial')).toBeCloseTo(0.14, 1.5)
    expect(share(({ kind }) => kind === 'local')).toBeCloseTo(0.08, 1.5)
    expect(share(({ kind }) => kind === 'spare')).toBeCloseTo(0.1, 1.5)
  })

  it('shows every make, Toyota most', () => {
    const counts = new Map<string, number>()
    for (const { make } of demo) if (make !== '') counts.set(make, (counts.get(make) ?? 0) + 1)
    expect(vehicleMakes.filter(({ name }) => !counts.has(name))).toEqual([])
    const [first] = [...counts].toSorted((one, other) => other[1] - one[1])
    expect(first?.[0]).toBe('Toyota')
  })

  it('numbers every listing once', () => {
    expect(new Set(demo.map(({ reference }) => reference)).size).toBe(demo.length)
  })
})

describe('a listing', () => {
  it('keeps to the lengths the contract allows', () => {
    for (const { title, subtitle, description, partNumber } of demo) {
      expect(title.length).toBeLessThanOrEqual(150)
      expect(subtitle.length).toBeLessThanOrEqual(100)
      expect(description.length).toBeLessThanOrEqual(2_000)
      expect(partNumber?.length ?? 0).toBeLessThanOrEqual(100)
      expect(`${title}${subtitle}${description}`).not.toMatch(/undefined|null|NaN| {2}/)
    }
  })

  it('is priced in the currency of its market, whole units and within reason', () => {
    for (const { kind, currency, priceMinor, market } of demo) {
      expect(Number.isSafeInteger(priceMinor)).toBe(true)
      expect(market).toBe(kind === 'local' || kind === 'spare' ? 'local' : 'export')
      expect(currency).toBe(market === 'local' ? 'KES' : 'USD')
      const step = market === 'export' ? 1_000 : kind === 'local' ? 500_000 : 5_000
      expect(priceMinor % step).toBe(0)
      const [least, most] = market === 'export' ? [350, 500_000] : [200, 90_000_000]
      expect(priceMinor / 100).toBeGreaterThanOrEqual(least)
      expect(priceMinor / 100).toBeLessThanOrEqual(most)
    }
  })

  it('costs 800 to 45,000 dollars nearly always when it is a car for export', () => {
    const prices = demo.filter(({ kind }) => kind === 'export').map((it) => it.priceMinor / 100)
    const usual = prices.filter((price) => price >= 800 && price <= 45_000)
    expect(usual.length / prices.length).toBeGreaterThan(0.96)
  })

  it('is a model that existed that year, with a mileage to match', () => {
    for (const listing of demo.filter(({ kind }) => kind !== 'spare')) {
      const make = vehicleMakes.find(({ name }) => name === listing.make)
      const model = make?.models.find(({ name }) => name === listing.model)
      const year = listing.year ?? 0
      expect(model?.years).toContain(year)
      expect(model?.body).toBe(listing.body)
      const perYear = (listing.mileage ?? 0) / (catalogueYear - year)
      expect(perYear).toBeLessThan(listing.body === 'tractor-unit' ? 190_000 : 70_000)
      expect(listing.mileage === null).toBe(listing.body === 'excavator')
    }
  })

  it('shows a telephone only on the local market', () => {
    for (const { market, contact, location } of demo) {
      expect(contact ?? 'none').toMatch(market === 'export' ? /^none$/ : kenyanMobile)
      expect(location.endsWith(', Kenya')).toBe(market === 'local')
    }
  })

  it('has its wheel on the right where people drive on the left', () => {
    const local = demo.filter(({ kind }) => kind === 'local')
    expect(local.filter(({ steering }) => steering !== 'Right')).toEqual([])
    expect(share(({ steering }) => steering === 'Left')).toBeLessThan(0.05)
  })

  it('is in stock, newer ones more often', () => {
    for (const { quantity, createdDaysAgo, kind } of demo) {
      expect(quantity).toBeGreaterThanOrEqual(1)
      expect(quantity).toBeLessThanOrEqual(kind === 'spare' ? 40 : 8)
      expect(createdDaysAgo).toBeGreaterThanOrEqual(0)
      expect(createdDaysAgo).toBeLessThanOrEqual(400)
    }
    expect(share(({ createdDaysAgo }) => createdDaysAgo < 100)).toBeGreaterThan(0.35)
  })

  it('never offers used what Kenya lets in only new (KS 2190:2013)', () => {
    const newOnly = new Set(spareCategories.filter((it) => !it.mayBeUsed).map(({ path }) => path))
    const offered = demo.filter(({ categoryPath }) =>
      [...newOnly].some((leaf) => categoryPath?.startsWith(leaf)),
    )
    expect(offered.length).toBeGreaterThan(100)
    expect(offered.filter(({ condition }) => !condition.startsWith('New'))).toEqual([])
  })
})
