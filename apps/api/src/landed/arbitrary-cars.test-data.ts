import fc from 'fast-check'
import { addDays } from './calendar.ts'
import type { CarFacts } from './facts.ts'

const month = fc
  .tuple(fc.integer({ min: 1998, max: 2026 }), fc.option(fc.integer({ min: 1, max: 12 })))
  .map(([year, of]) => (of === null ? String(year) : `${year}-${String(of).padStart(2, '0')}`))
export const anyDay: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 2_000 })
  .map((days) => addDays('2024-01-15', days))

/** Any of its facts may be missing. */
export const anyCar: fc.Arbitrary<CarFacts> = fc.record(
  {
    class: fc.constantFrom('passenger', 'goods', 'bus', 'part', 'motorcycle', 'special'),
    fuel: fc.constantFrom('petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric'),
    body: fc.constantFrom('sedan', 'hatchback', 'wagon', 'suv', 'mpv', 'pickup_double', 'truck'),
    steering: fc.constantFrom('left', 'right'),
    engine_cc: fc.integer({ min: 0, max: 6_000 }),
    gvw_t: fc.integer({ min: 5, max: 400 }).map((tenths) => tenths / 10),
    payload_kg: fc.integer({ min: 200, max: 20_000 }),
    seats: fc.integer({ min: 2, max: 60 }),
    horsepower: fc.integer({ min: 40, max: 700 }),
    manufactured: month,
    first_registered: month,
    origin: fc.constantFrom('JP', 'GB', 'KR'),
    importer: fc.constantFrom('private', 'returning_resident'),
  },
  { requiredKeys: [] },
)
