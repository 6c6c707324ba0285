import type { FeaturedFacts } from './featured.data.ts'
import { featuredVehicles } from './featured.data.ts'
import { everyYard } from './stock-places.data.ts'
import type { VehicleDraw } from './vehicle-draw.ts'
import type { DemoTerms } from './vehicle-listing.ts'
import { findModel } from '../reference/vehicle-makes.ts'

export type Featured = { vehicle: Omit<VehicleDraw, 'town'>; asked: DemoTerms }

function found<T>(thing: T | undefined, facts: FeaturedFacts): T {
  if (thing === undefined) throw new Error(`Not in the vehicle tables: ${facts.join(' ')}`)
  return thing
}

function readFeatured(facts: FeaturedFacts): Featured {
  const [make, name, year, cc, gradeName, gearbox, drive, colour, city, use, usd] = facts
  const model = findModel(make, name)
  const engine = found(
    model.engines.find(({ size, from, to }) => size === cc && from <= year && year <= to),
    facts,
  )
  const grade = found(
    engine.grades.find((it) => it.name === gradeName && it.from <= year && year <= it.to),
    facts,
  )
  const kind = model.productClass === 'cars' ? 'export' : 'commercial'
  const yard = found(
    everyYard.find((it) => it.city === city),
    facts,
  )
  return {
    vehicle: {
      kind,
      model,
      year,
      engine,
      grade,
      gearbox,
      drive,
      colour,
      condition: use < 60_000 ? 'excellent' : 'good',
      steering: 'Right',
      yard,
    },
    asked: { use, usd },
  }
}

/** Hand-picked vehicles that open every demo catalogue, checked against the tables when read. */
export const featured: readonly Featured[] = featuredVehicles.map(readFeatured)
