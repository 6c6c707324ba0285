import type { ErrorObject } from 'ajv'
import { valueText } from '../../core/value-text.ts'
import { type PlainOrProblem, type Problem, problem, sentenceOf } from '../../core/problem.ts'

/** Field → what is wrong with it, nested like the body (contract 0.6). */
export interface FoundProblems {
  [field: string]: PlainOrProblem[] | FoundProblems
}

/** The validator's findings as problems, by the field names of the wire. */
export function fieldProblemsOf(findings: ErrorObject[]): FoundProblems {
  const fields = noProblems()
  for (const finding of findings) {
    const reason = problemFor(finding)
    if (reason !== undefined) addProblem(fields, pathOf(finding), reason)
  }
  return fields
}

/** Without a prototype: a caller may name a field `constructor`, which every plain object already has. */
function noProblems(): FoundProblems {
  return Object.create(null) as FoundProblems
}

export function pathOf(finding: ErrorObject): string[] {
  const path = finding.instancePath.split('/').slice(1).map(unescapePointer)
  const { missingProperty, additionalProperty } = finding.params
  if (typeof missingProperty === 'string') path.push(missingProperty)
  if (typeof additionalProperty === 'string') path.push(additionalProperty)
  return path.length === 0 ? ['non_field_errors'] : path
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function addProblem(fields: FoundProblems, path: string[], reason: PlainOrProblem) {
  let level = fields
  for (const part of path.slice(0, -1)) {
    const next = level[part]
    if (Array.isArray(next)) return
    level = level[part] = next ?? noProblems()
  }
  const field = path.at(-1) ?? 'non_field_errors'
  const there = level[field]
  if (there === undefined) level[field] = [reason]
  else if (Array.isArray(there) && !there.some((one) => isSame(one, reason))) there.push(reason)
}

function isSame(one: PlainOrProblem, other: PlainOrProblem): boolean {
  return sentenceOf(one) === sentenceOf(other)
}

const problems: Record<string, (finding: ErrorObject) => PlainOrProblem | undefined> = {
  required: () => 'required',
  additionalProperties: () => 'unexpected_field',
  type: (finding) => typeProblem(finding),
  maxLength: ({ params }) => problem('max_length', limitIn(params)),
  minLength: ({ params, data }) => (data === '' ? 'blank' : problem('min_length', limitIn(params))),
  maximum: ({ params }) => problem('max_value', limitIn(params)),
  minimum: ({ params }) => problem('min_value', limitIn(params)),
  multipleOf: ({ params }) => multipleProblem(params['multipleOf']),
  enum: ({ data }) => problem('invalid_choice', { value: valueText(data) }),
  // A field that may also be empty: we do not blame its text for not being empty.
  const: ({ data, params }) =>
    params['allowedValue'] === ''
      ? undefined
      : problem('invalid_choice', { value: valueText(data) }),
  format: ({ params }) => (params['format'] === 'email' ? 'invalid_email' : 'invalid_value'),
  pattern: ({ params, data }) => patternProblem(String(params['pattern']), data),
  maxItems: ({ params }) => problem('max_items', limitIn(params)),
  minItems: ({ params }) => problem('min_items', limitIn(params)),
  minProperties: () => 'empty',
  maxProperties: () => 'too_many_entries',
}

function limitIn(params: ErrorObject['params']): { limit: number } {
  return { limit: Number(params['limit']) }
}

/** A multiple of 0.01 has two decimal places. */
function multipleProblem(step: unknown): Problem {
  const places = /^0\.(0*1)$/.exec(String(step))?.[1]?.length
  return places === undefined
    ? problem('multiple_of', { step: String(step) })
    : problem('max_decimal_places', { places })
}

/** `\d{1,10}(\.\d{1,2})?`: an amount as text, and how many decimal places it may have. */
const amountPattern = /\\d\{1,\d+\}\(?\\\.\\d\{(?:1,)?(\d)\}/

/** An amount as text is blamed in the words for an amount as a number. */
function patternProblem(pattern: string, data: unknown): PlainOrProblem {
  const places = Number(amountPattern.exec(pattern)?.[1] ?? Number.NaN)
  if (Number.isNaN(places)) return 'invalid_value'
  const [amount, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(String(data)) ?? []
  if (amount === undefined) return 'not_a_number'
  return fraction.length > places ? problem('max_decimal_places', { places }) : 'invalid_value'
}

function problemFor(finding: ErrorObject): PlainOrProblem | undefined {
  return problems[finding.keyword]?.(finding)
}

const kinds: Record<string, PlainOrProblem> = {
  string: 'not_a_string',
  integer: 'not_an_integer',
  number: 'not_a_number',
  boolean: 'not_a_boolean',
}

function typeProblem({ params, data, instancePath }: ErrorObject): PlainOrProblem {
  const wanted: string =
    [params['type']]
      .flat()
      .map(String)
      .find((name) => name !== 'null') ?? ''
  if (data === null) return instancePath === '' ? 'no_data' : 'is_null'
  const type = Array.isArray(data) ? 'list' : typeof data
  if (wanted === 'object' && instancePath === '') return problem('body_not_an_object', { type })
  if (wanted === 'object') return problem('not_an_object', { type })
  if (wanted === 'array') return problem('not_a_list', { type })
  return kinds[wanted] ?? 'invalid_value'
}
