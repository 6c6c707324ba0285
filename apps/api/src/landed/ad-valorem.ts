import { dividedBy, type Exact, exact, larger, minus, smaller, times, whole } from './decimal.ts'

const shape =
  /^rate = min\(([\d.]+), max\(0, \(([\d.]+)\*RRP - ([\d.]+)\)\/100\)\); amount = RRP\*rate$/

/** Whether a text has the only form of the formula that is known. */
export function isFormula(text: string): boolean {
  return shape.test(text)
}

/**
 * The ad valorem excise of the Southern African Customs Union: a percentage that rises with the retail price up to a
 * maximum. It is written in one form only; any other form is a mistake in the rules.
 */
export function adValorem(formula: string, retailPrice: Exact): Exact {
  const [, most, slope, less] = shape.exec(formula) ?? []
  if (most === undefined || slope === undefined || less === undefined) {
    throw new RangeError(`not a formula that is known: ${formula}`)
  }
  const percent = minus(times(exact(slope), retailPrice), exact(less))
  const rate = smaller(exact(most), larger(whole(0), dividedBy(percent, whole(100))))
  return times(retailPrice, rate)
}
