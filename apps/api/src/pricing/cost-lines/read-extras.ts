import type { QuoteAnswer } from '@bandari/sdk'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { isDetermined } from '../tariffs/tariff.ts'

/** What an answer asks beside shipping, in minor units; null leaves it to the tariff. */
export interface QuotedExtras {
  insurance: number | null
  inspection: number | null
}

type Answered = Pick<QuoteAnswer, 'insurance' | 'inspection'>
type Problems = Partial<Record<keyof QuotedExtras, PlainOrProblem[]>>

const places = problem('max_decimal_places', { places: 2 })
const tooLittle = problem('min_value', { limit: 1 })

/** Nobody pays for insurance that they did not ask for. */
export function readExtras(
  { insurance, inspection }: Answered,
  { isInsured }: { isInsured: boolean },
): { extras: QuotedExtras } | { problems: Problems } {
  const insured = readAmount(insurance)
  const inspected = readAmount(inspection)
  const problems: Problems = {
    ...(isProblem(insured) && { insurance: [insured] }),
    ...(isProblem(inspected) && { inspection: [inspected] }),
    ...(typeof insured === 'number' && !isInsured && { insurance: ['insurance_unasked'] }),
  }
  if (isProblem(insured) || isProblem(inspected) || Object.keys(problems).length > 0)
    return { problems }
  return { extras: { insurance: insured, inspection: inspected } }
}

function readAmount(given: string | number | null | undefined): number | null | PlainOrProblem {
  if (given === null || given === undefined || given === '') return null
  const amount = fromDecimal(given)
  if (amount === null) return places
  return isDetermined(amount) ? amount : tooLittle
}

function isProblem(read: number | null | PlainOrProblem): read is PlainOrProblem {
  return read !== null && typeof read !== 'number'
}

/** A unit's part of what is asked for a whole basket, by what each line costs; rounded to the cent. */
export function unitShare(
  amount: number | null,
  { of, among }: { of: { net: number; quantity: number }; among: readonly { net: number }[] },
): number | null {
  const whole = among.reduce((sum, { net }) => sum + net, 0)
  if (amount === null || whole === 0) return null
  return Math.round((amount * of.net) / whole / of.quantity)
}
