import type { CarFacts } from '../facts.ts'
import type { CountryRules, Field, When } from '../rules.ts'

/** Every field that a condition in these parts of the rules reads. */
function inputFields(rules: unknown): Set<Field> {
  const fields = new Set<Field>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'when')
        for (const field of Object.keys(inner as When)) fields.add(field as Field)
      collect(inner)
    }
  }
  collect(rules)
  return fields
}

type KeyOf = (car: CarFacts) => string

/**
 * A key that is the same for all cars of a price class: those that a country's rules treat alike, whatever they cost. It
 * leaves out facts that no rule reads, and holds only the year of a date that is counted by calendar years. The country of
 * loading always counts: ships take longer, inspections differ.
 */
export function priceClassKeyOf({ eligibility, inspection, duty, fees }: CountryRules): KeyOf {
  return keyOfInputs([eligibility, inspection, duty, fees])
}

/** A key by the facts that decide whether a car may enter; they are fewer. */
export function eligibilityKeyOf({ eligibility }: CountryRules): KeyOf {
  return keyOfInputs(eligibility)
}

function keyOfInputs(rules: unknown): KeyOf {
  const fields = [...inputFields(rules)]
  const names = fields.filter((field) => !/^(mfr|reg)_/.test(field)) as (keyof CarFacts)[]
  /** How many characters of a date count: none, the year, or year and month. */
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
