import { isDeepStrictEqual } from 'node:util'
import { fromMinor, toMinor } from './amounts.ts'
import type { CountryFile, DutyVector, EligibilityVector } from './country-file.ts'
import { customsValueOf, type KnownValues } from './customs-value.ts'
import { chargeDuty, chooseRegime } from './duty.ts'
import { judge } from './eligibility.ts'
import { fieldsOf } from './facts.ts'
import type { CountryRules } from './rules.ts'
import { daysAt } from './verdict.ts'

type Answered = Omit<DutyVector['expect'], 'regime'> & { regime: string | null }

/** The engine's answer in the shape of a vector. */
export function answerDuty(
  { duty: { regimes } }: Pick<CountryRules, 'duty'>,
  { vehicle, values, expect: expected }: DutyVector,
): Answered | null {
  const { entry, ...car } = vehicle
  const days = { arrival: entry, entry }
  const fields = fieldsOf(car, days)
  const { regime } = chooseRegime(regimes, fields, { day: entry, car })
  if (!regime) return null
  const { price, cv, fob, rrp } = values
  const known: KnownValues = {
    ...(price !== undefined && { listPrice: { low: price, high: price } }),
    ...(cv !== undefined && { customsValue: cv }),
    ...(fob !== undefined && { fob }),
  }
  const valued = customsValueOf(regime, { invoice: null, known, rates: {}, fields, car, days })
  const value = 'value' in valued ? valued.value : null
  const decimal = (minor: number) => fromMinor(minor, regime.currency)
  const { lines } = chargeDuty({ regime, fields, car, day: entry }, value, {
    fob: fob === undefined ? null : toMinor(fob, regime.currency),
    retailPrice: rrp,
  })
  if (!lines) return null
  const sum = (of: 'low' | 'high') => decimal(lines.reduce((total, line) => total + line[of], 0))
  return {
    regime: regime.id,
    // A vector may leave the value out.
    ...(expected.cv !== undefined && value && { cv: decimal(value.high) }),
    lines: lines.map(({ line, low, high }) => ({
      id: line.id,
      low: decimal(low),
      high: decimal(high),
    })),
    total_low: sum('low'),
    total_high: sum('high'),
  }
}

export function answerEligibility(
  { eligibility }: Pick<CountryRules, 'eligibility'>,
  { vehicle }: EligibilityVector,
): Pick<EligibilityVector, 'verdict' | 'by'> {
  const { eta, shipped, ...car } = vehicle
  const days = daysAt(shipped === undefined ? {} : { shipped }, eta)
  const { admission, rule } = judge(eligibility, car, days)
  return { verdict: admission, by: rule?.id ?? null }
}

/** The ids of a file's vectors that its rules do not answer. */
export function failedVectors(file: CountryFile): string[] {
  const { duty, eligibility } = file.fixtures
  return [
    ...duty
      .filter(
        (vector) =>
          !isDeepStrictEqual(
            attempt(() => answerDuty(file, vector)),
            expectedOf(vector),
          ),
      )
      .map(({ id }) => id),
    ...eligibility
      .filter((vector) => {
        const { verdict, by } = vector
        return !isDeepStrictEqual(
          attempt(() => answerEligibility(file, vector)),
          { verdict, by },
        )
      })
      .map(({ id }) => id),
  ]
}

/** The expected answer, without the vector's notes on its source. */
function expectedOf({
  expect: { regime, cv, lines, total_low, total_high },
}: DutyVector): Answered {
  const amounts = lines.map(({ id, low, high }) => ({ id, low, high }))
  return { regime, ...(cv !== undefined && { cv }), lines: amounts, total_low, total_high }
}

function attempt<Answer>(answer: () => Answer): Answer | null {
  try {
    return answer()
  } catch (error) {
    // A value of the vector is no amount: the engine cannot answer it.
    if (error instanceof RangeError) return null
    throw error
  }
}
