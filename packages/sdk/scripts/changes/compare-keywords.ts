import {
  type Change,
  type Comparison,
  type Pair,
  type Place,
  type Schema,
  typesOf,
} from './change.ts'

/** Types, values, bounds and forms of one schema without alternatives. */
export function compareKeywords({ changes }: Comparison, place: Place, pair: Pair<Schema>) {
  const found = [
    ...typeChanges(place, pair),
    ...valueChanges(place, pair),
    ...boundChanges(place, pair),
    ...formatChanges(place, pair),
  ]
  changes.push(...found)
}

/** What becomes possible breaks who reads it; what becomes impossible breaks who sends it. */
function change(place: Place, what: string, becomes: 'possible' | 'impossible'): Change {
  return { ...place, what, isBreaking: (becomes === 'possible') === (place.side === 'read') }
}

function typeChanges(place: Place, [before, after]: Pair<Schema>): Change[] {
  const [types, typesAfter] = [plainTypes(before), plainTypes(after)]
  const isIn = (type: string, list: readonly string[]) =>
    list.length === 0 || list.includes(type) || (type === 'integer' && list.includes('number'))
  const any = (list: readonly string[]) => (list.length === 0 ? 'anything' : list.join(' or '))
  const what = `${any(typesAfter)} instead of ${any(types)}`
  const isWider =
    typesAfter.length === 0 ? types.length > 0 : !typesAfter.every((type) => isIn(type, types))
  const isNarrower =
    types.length === 0 ? typesAfter.length > 0 : !types.every((type) => isIn(type, typesAfter))
  if (isWider && isNarrower) return [{ ...place, what, isBreaking: true }]
  if (isWider) return [change(place, what, 'possible')]
  return isNarrower ? [change(place, what, 'impossible')] : []
}

function plainTypes(schema: Schema): string[] {
  return typesOf(schema).filter((type) => type !== 'null')
}

/**
 * A value more is an addition on both sides: `docs/api.md` tells readers to expect values that they do not know. A value less is missed by
 * who waits for it.
 */
function valueChanges(place: Place, [before, after]: Pair<Schema>): Change[] {
  const [values, valuesAfter] = [valuesOf(before), valuesOf(after)]
  if (!values && !valuesAfter) return []
  if (!values) return [change(place, `only ${list(valuesAfter ?? [])}`, 'impossible')]
  if (!valuesAfter) return [change(place, 'any value', 'possible')]
  const gone = values.filter((value) => !valuesAfter.includes(value))
  const come = valuesAfter.filter((value) => !values.includes(value))
  return [
    ...(gone.length > 0 ? [{ ...place, what: `without ${list(gone)}`, isBreaking: true }] : []),
    ...(come.length > 0 ? [{ ...place, what: `also ${list(come)}`, isBreaking: false }] : []),
  ]
}

function valuesOf({ enum: values, const: only }: Schema): unknown[] | undefined {
  if (only !== undefined) return [only]
  return values?.filter((value) => value !== null)
}

function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ')
}

const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']

/** Nobody reads by a bound; an answer's bounds are ours to move. */
function boundChanges(place: Place, [before, after]: Pair<Schema>): Change[] {
  if (place.side === 'read') return []
  return [...upperBounds, ...lowerBounds].flatMap((keyword) => {
    const isUpper = upperBounds.includes(keyword)
    const none = isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    const from = (before[keyword] as number | undefined) ?? none
    const to = (after[keyword] as number | undefined) ?? none
    if (from === to) return []
    const what =
      to === none
        ? `no ${keyword}`
        : `${keyword} ${to}${from === none ? '' : ` instead of ${from}`}`
    return [change(place, what, isUpper === to > from ? 'possible' : 'impossible')]
  })
}

const formats = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding']

/** How a text or number is written: by another form nobody sends or reads as before. */
function formatChanges(place: Place, [before, after]: Pair<Schema>): Change[] {
  return formats.flatMap((keyword) => {
    const [from, to] = [before[keyword], after[keyword]] as (
      | string
      | number
      | boolean
      | undefined
    )[]
    if (from === to) return []
    if (from === undefined) return [change(place, `${keyword} ${to}`, 'impossible')]
    if (to === undefined) return [change(place, `no ${keyword}`, 'possible')]
    return [{ ...place, what: `${keyword} ${to} instead of ${from}`, isBreaking: true }]
  })
}
