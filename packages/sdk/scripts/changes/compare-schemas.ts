import {
  type Change,
  type Comparison,
  type ContractDocument,
  type Pair,
  type Place,
  resolve,
  type Schema,
  typesOf,
} from './change.ts'
import { compareKeywords } from './compare-keywords.ts'

/**
 * What is sent must still be accepted, and what is read must still be understood. A shape with a name is told under
 * that name, once for both sides of it.
 */
export function compareSchemas(
  comparison: Comparison,
  place: Place,
  [before, after]: Pair<Schema>,
) {
  const names = [nameOf(before), nameOf(after)] as const
  const [name, nameAfter] = names
  if (name !== undefined && nameAfter !== undefined) {
    const pair = [place.side, ...names].join(' ')
    if (comparison.seen.has(pair)) return
    comparison.seen.add(pair)
  }
  const at =
    name !== undefined && name === nameAfter ? { ...place, subject: name, field: '' } : place
  const forms = [formsOf(comparison.before, before), formsOf(comparison.after, after)] as const
  compareNull(comparison, at, forms)
  compareForms(comparison, at, [forms[0].list, forms[1].list])
}

/** A schema as its alternatives, and whether null is one of them. */
interface Forms {
  list: readonly Schema[]
  isNullable: boolean
}

function formsOf(contract: ContractDocument, schema: Schema): Forms {
  const whole = flatten(contract, schema)
  const { anyOf, oneOf, ...base } = whole
  const alternatives = anyOf ?? oneOf
  if (!alternatives) {
    const isNull = isNullOnly(whole)
    return { list: isNull ? [] : [whole], isNullable: isNull || typesOf(whole).includes('null') }
  }
  const nested = alternatives.map((one) => {
    const merged = { ...base, ...one }
    const forms = formsOf(contract, merged)
    // A name is what two alternatives are recognised by.
    return forms.list.length === 1 && nameOf(one) ? { ...forms, list: [merged] } : forms
  })
  return {
    list: nested.flatMap(({ list }) => list),
    isNullable: nested.some(({ isNullable }) => isNullable),
  }
}

/** Without references at its top, `allOf` merged. */
function flatten(contract: ContractDocument, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve(contract, schema)
  return allOf.reduce<Schema>((whole, part) => {
    const one = flatten(contract, part)
    return {
      ...one,
      ...whole,
      properties: { ...one.properties, ...whole.properties },
      required: [...(one.required ?? []), ...(whole.required ?? [])],
    }
  }, own)
}

function compareNull(
  { changes }: Comparison,
  place: Place,
  [before, after]: readonly [Forms, Forms],
) {
  if (before.isNullable === after.isNullable) return
  changes.push({
    ...place,
    what: after.isNullable ? 'may be null' : 'never null',
    isBreaking: after.isNullable === (place.side === 'read'),
  })
}

function compareForms(
  comparison: Comparison,
  place: Place,
  [before, after]: Pair<readonly Schema[]>,
) {
  if (before.length <= 1 && after.length <= 1) {
    const [one] = before
    const [other] = after
    if (one && other) compareForm(comparison, place, [one, other])
    else if (one ?? other)
      comparison.changes.push({ ...place, what: 'of another type', isBreaking: true })
    return
  }
  const left = [...after]
  const gone: Schema[] = []
  for (const form of before) {
    const match = left.findIndex((other) => isSameForm(form, other))
    const [other] = match === -1 ? [] : left.splice(match, 1)
    if (other === undefined) gone.push(form)
    else compareForm(comparison, place, [form, other])
  }
  // What is left has been changed in place, one after the other, or is new.
  for (const [index, form] of gone.entries()) {
    const other = left[index]
    if (other && nameOf(form) === undefined) compareOne(comparison, place, [form, other])
    else comparison.changes.push(formChange(place, form, 'removed'))
  }
  const replaced = gone.filter((form, index) => left[index] && nameOf(form) === undefined).length
  for (const form of left.slice(replaced)) comparison.changes.push(formChange(place, form, 'added'))
}

function compareForm(comparison: Comparison, place: Place, pair: Pair<Schema>) {
  const compare = pair.some(nameOf) ? compareSchemas : compareOne
  compare(comparison, place, pair)
}

function formChange(place: Place, form: Schema, what: 'added' | 'removed'): Change {
  return {
    ...place,
    what: `${what} the form ${nameOf(form) ?? typesOf(form).join(' or ')}`,
    isBreaking: (what === 'added') === (place.side === 'read'),
  }
}

/** By their name, or by the field whose one value tells them apart, or because they are equal. */
function isSameForm(one: Schema, other: Schema): boolean {
  const names = [nameOf(one), nameOf(other)]
  if (names[0] !== undefined || names[1] !== undefined) return names[0] === names[1]
  return JSON.stringify(markOf(one)) === JSON.stringify(markOf(other))
}

function markOf(schema: Schema): unknown {
  const marks = Object.entries(schema.properties ?? {}).filter(
    ([, { const: value, enum: values }]) => value !== undefined || values?.length === 1,
  )
  if (marks.length > 0) return marks.map(([name, field]) => [name, field.const ?? field.enum])
  return [typesOf(schema), Object.keys(schema.properties ?? {}), schema.enum]
}

function compareOne(comparison: Comparison, place: Place, pair: Pair<Schema>) {
  compareKeywords(comparison, place, pair)
  compareFields(comparison, place, pair)
  const [before, after] = pair
  const inside = { ...place, field: `${place.field}[]` }
  if (isSchema(before.items) && isSchema(after.items))
    compareSchemas(comparison, inside, [before.items, after.items])
  for (const [index, one] of (before.prefixItems ?? []).entries()) {
    const other = after.prefixItems?.[index]
    if (other)
      compareSchemas(comparison, { ...place, field: `${place.field}[${index}]` }, [one, other])
  }
}

function compareFields(comparison: Comparison, place: Place, [before, after]: Pair<Schema>) {
  const { changes } = comparison
  const [fields, fieldsAfter] = [before.properties ?? {}, after.properties ?? {}]
  const [required, requiredAfter] = [new Set(before.required), new Set(after.required)]
  const isSent = place.side === 'sent'
  for (const [name, field] of Object.entries(fields)) {
    const at = { ...place, field: place.field === '' ? name : `${place.field}.${name}` }
    const other = fieldsAfter[name]
    if (other === undefined) {
      changes.push({ ...at, what: 'removed', isBreaking: true })
      continue
    }
    if (required.has(name) !== requiredAfter.has(name)) {
      const isRequired = requiredAfter.has(name)
      const what = isRequired ? (isSent ? 'required' : 'always there') : 'no longer required'
      changes.push({ ...at, what, isBreaking: isRequired === isSent })
    }
    compareSchemas(comparison, at, [field, other])
  }
  for (const name of Object.keys(fieldsAfter).filter((each) => fields[each] === undefined)) {
    const isRequired = isSent && requiredAfter.has(name)
    changes.push({
      ...place,
      field: place.field === '' ? name : `${place.field}.${name}`,
      what: isRequired ? 'added, required' : 'added',
      isBreaking: isRequired,
    })
  }
  compareOpenness(comparison, place, [before, after])
}

/** Fields that are not named. */
function compareOpenness(comparison: Comparison, place: Place, [before, after]: Pair<Schema>) {
  const [open, openAfter] = [
    before.additionalProperties ?? true,
    after.additionalProperties ?? true,
  ]
  if (isSchema(open) && isSchema(openAfter)) {
    compareSchemas(comparison, { ...place, field: `${place.field}{}` }, [open, openAfter])
    return
  }
  if ((open === false) === (openAfter === false) || place.side === 'read') return
  const isClosed = openAfter === false
  comparison.changes.push({
    ...place,
    what: isClosed ? 'takes no other fields' : 'takes other fields',
    isBreaking: isClosed,
  })
}

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1)
}

function isNullOnly(schema: Schema): boolean {
  const types = typesOf(schema)
  return types.length === 1 && types[0] === 'null'
}

function isSchema(value: boolean | Schema | undefined): value is Schema {
  return typeof value === 'object'
}
