import type { PlainOrProblem } from '../../core/problem.ts'
import type { ColumnProfile, ProfiledCell } from './column-profile.ts'
import { type Mark, type NumberShape, shapeOf } from './number-shape.ts'

/** Decimal text such as `12500` or `4500.5`; a problem of its own, or null for what is no number. */
export type NumberReading = { decimal: string } | { problem: PlainOrProblem } | null

/**
 * A number by the marks of its column: `12,500` is twelve thousand where the column writes `4.50`, and twelve and a half
 * where it writes `46208,000`. Where nothing decides it is in thousands, which the report says (`marksNote`).
 */
export function readNumber({ text, kind }: ProfiledCell, profile: ColumnProfile): NumberReading {
  // A workbook writes its numbers in one way: here a point stands before decimals.
  if (kind === 'number' && /^\d+(?:\.\d+)?$/.test(text)) return { decimal: text }
  const shape = shapeOf(text)
  if (shape === null) return isRange(text) ? { problem: 'row_range' } : null
  if (profile.chosenDecimal !== null) return asChosen(shape, profile.chosenDecimal)
  const mark = shape.ambiguous
  if (mark === null) return { decimal: shape.value }
  const { decimals, thousands, threeDecimals } = profile
  if (threeDecimals === mark) return { decimal: asDecimals(shape.value) }
  const other = mark === '.' ? ',' : '.'
  const isDecided = thousands.has(mark) || (decimals.has(other) && !decimals.has(mark))
  if (isDecided && !(thousands.has(mark) && decimals.has(mark))) return { decimal: shape.value }
  // The column has this mark before decimals, or the other between thousands: only round thousands are sure enough.
  const isDoubtful = decimals.has(mark) || thousands.has(other)
  if (isDoubtful && !shape.value.endsWith('0')) return { problem: 'row_number_ambiguous' }
  return { decimal: shape.value }
}

/** A number that is certainly written the other way is a slip, in one of the two. */
function asChosen(shape: NumberShape, mark: Mark): NumberReading {
  const isOther = shape.thousands === mark || (shape.decimal !== null && shape.decimal !== mark)
  if (isOther) return { problem: 'row_number_ambiguous' }
  return { decimal: shape.ambiguous === mark ? asDecimals(shape.value) : shape.value }
}

const asDecimals = (value: string) => `${value.slice(0, -3)}.${value.slice(-3)}`

/** `50,000 - 60,000`, `1500~1800` */
function isRange(text: string): boolean {
  return /\d\D{0,5}\s*(?:-|–|—|~|〜|to|bis)\s*\D{0,5}\d/i.test(text)
}

/** An ambiguous number of a column in which nothing decides, for the report to say how it was read. */
export function assumedThousands(profile: ColumnProfile): string | null {
  const { ambiguous, decimals, thousands, threeDecimals, chosenDecimal } = profile
  if (ambiguous === null || threeDecimals !== null || chosenDecimal !== null) return null
  const mark = shapeOf(ambiguous)?.ambiguous
  const other = mark === '.' ? ',' : '.'
  const isDecided = mark && (thousands.has(mark) || decimals.has(other)) && !decimals.has(mark)
  return isDecided ? null : ambiguous
}

/**
 * Whether a person must say which mark stands before the decimals: where `1.500` is all that the column shows, because a
 * point is for decimals here and for thousands elsewhere, and where the column contradicts itself. A lone comma stands
 * between thousands wherever our sellers write one before three digits.
 */
export function asksForMark(profile: ColumnProfile): boolean {
  const { ambiguousMarks, decimals, thousands } = profile
  if (assumedThousands(profile) === null || ambiguousMarks.size !== 1) return false
  const [mark] = ambiguousMarks
  return mark === '.' || decimals.has(',') || thousands.has('.')
}
