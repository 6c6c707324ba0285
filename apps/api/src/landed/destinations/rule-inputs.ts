import type { CarFacts } from '../facts.ts'
import type { CountryRules, Field, When } from '../rules.ts'

/** Every field that a condition in these parts of the rules asks. */
function fieldsAsked(parts: unknown): Set<Field> {
  const asked = new Set<Field>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'when') for (const field of Object.keys(inner as When)) asked.add(field as Field)
      look(inner)
    }
  }
  look(parts)
  return asked
}

type Relevant = (car: CarFacts) => string

/**
 * One text for all cars that a country treats alike, but for their prices: facts that none of its rules asks are left out,
 * and the year is enough for a date that it counts by calendar years. The country of loading always counts: ships take
 * longer, inspections differ.
 */
export function relevantFacts({ eligibility, inspection, duty, fees }: CountryRules): Relevant {
  return factsFor([eligibility, inspection, duty, fees])
}

/** The same for the question whether they may enter, which depends on fewer facts. */
export function admittingFacts({ eligibility }: CountryRules): Relevant {
  return factsFor(eligibility)
}

function factsFor(parts: unknown): Relevant {
  const fields = [...fieldsAsked(parts)]
  const names = fields.filter((field) => !/^(mfr|reg)_/.test(field)) as (keyof CarFacts)[]
  const lengthOf = (prefix: string) => {
    const counted = fields.filter((field) => field.startsWith(prefix))
    if (counted.length === 0) return 0
    return counted.every((field) => field.includes('year_diff')) ? 4 : 7
  }
  const [made, registered] = [lengthOf('mfr_'), lengthOf('reg_')]
  return (car) =>
    JSON.stringify([
      car.origin,
      car.manufactured?.slice(0, made),
      car.first_registered?.slice(0, registered),
      ...names.map((name) => car[name]),
    ])
}
