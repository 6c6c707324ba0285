import type { Fields } from './facts.ts'
import type { Condition, Field, FieldValue, When } from './rules.ts'

export type Truth = 'yes' | 'no' | 'unknown'

/**
 * Whether all conditions hold. One that fails decides; otherwise an unknown field leaves the answer unknown and is added to
 * `open`.
 */
export function holds(when: When, fields: Fields, open?: Set<Field>): Truth {
  let unknown: Field[] | null = null
  for (const name in when) {
    const field = name as Field
    const condition = when[field]
    if (!condition) continue
    const value = fields[field]
    if (value === undefined) (unknown ??= []).push(field)
    else if (!meets(value, condition)) return 'no'
  }
  if (!unknown) return 'yes'
  for (const field of unknown) open?.add(field)
  return 'unknown'
}

function meets(
  value: FieldValue,
  { eq, in: among, not_in: except, ...bounds }: Condition,
): boolean {
  if (eq !== undefined && value !== eq) return false
  if (among && !among.includes(value)) return false
  if (except?.includes(value)) return false
  return isWithin(value, bounds)
}

function isWithin(value: FieldValue, { lt, lte, gt, gte }: Condition): boolean {
  if (lt === undefined && lte === undefined && gt === undefined && gte === undefined) return true
  if (typeof value !== 'number') return false
  return (
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte) &&
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte)
  )
}
