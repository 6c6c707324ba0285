import type { ErrorObject } from 'ajv'

/** Field → sentences, nested like the body (contract 0.6). */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}

/** The contract checker's findings in the sentences the wire is known for. */
export function fieldErrorsOf(findings: ErrorObject[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const finding of findings) {
    const sentence = sentenceFor(finding)
    if (sentence !== undefined) place(errors, pathOf(finding), sentence)
  }
  return errors
}

function pathOf(finding: ErrorObject): string[] {
  const path = finding.instancePath.split('/').slice(1).map(unescapePointer)
  const { missingProperty, additionalProperty } = finding.params
  if (typeof missingProperty === 'string') path.push(missingProperty)
  if (typeof additionalProperty === 'string') path.push(additionalProperty)
  return path.length === 0 ? ['non_field_errors'] : path
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function place(errors: FieldErrors, path: string[], sentence: string) {
  let level = errors
  for (const part of path.slice(0, -1)) {
    const next = level[part]
    if (Array.isArray(next)) return
    level = level[part] = next ?? {}
  }
  const field = path.at(-1) ?? 'non_field_errors'
  const there = level[field]
  if (there === undefined) level[field] = [sentence]
  else if (Array.isArray(there) && !there.includes(sentence)) there.push(sentence)
}

const sentences: Record<string, (finding: ErrorObject) => string | undefined> = {
  required: () => 'This field is required.',
  additionalProperties: () => 'Unexpected field.',
  type: (finding) => typeSentence(finding),
  maxLength: ({ params }) => `Ensure this field has no more than ${params['limit']} characters.`,
  minLength: ({ params, data }) =>
    data === ''
      ? 'This field may not be blank.'
      : `Ensure this field has at least ${params['limit']} characters.`,
  maximum: ({ params }) => `Ensure this value is less than or equal to ${params['limit']}.`,
  minimum: ({ params }) => `Ensure this value is greater than or equal to ${params['limit']}.`,
  multipleOf: ({ params }) => multipleSentence(params['multipleOf']),
  enum: ({ data }) => `"${String(data)}" is not a valid choice.`,
  const: ({ data }) => `"${String(data)}" is not a valid choice.`,
  format: ({ params }) =>
    params['format'] === 'email' ? 'Enter a valid email address.' : 'Enter a valid value.',
  pattern: () => 'Enter a valid value.',
  maxItems: ({ params }) => `Ensure this field has no more than ${params['limit']} elements.`,
  minItems: ({ params }) => `Ensure this field has at least ${params['limit']} elements.`,
  minProperties: () => 'This field may not be empty.',
  maxProperties: () => 'This field has too many entries.',
}

/** A multiple of 0.01 has two decimal places. */
function multipleSentence(step: unknown): string {
  const places = /^0\.(0*1)$/.exec(String(step))?.[1]?.length
  return places === undefined
    ? `Ensure this value is a multiple of ${String(step)}.`
    : `Ensure that there are no more than ${places} decimal places.`
}

function sentenceFor(finding: ErrorObject): string | undefined {
  return sentences[finding.keyword]?.(finding)
}

const kinds: Record<string, string> = {
  string: 'Not a valid string.',
  integer: 'A valid integer is required.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
}

function typeSentence({ params, data, instancePath }: ErrorObject): string {
  const wanted: string =
    [params['type']]
      .flat()
      .map(String)
      .find((name) => name !== 'null') ?? ''
  if (data === null) return instancePath === '' ? 'No data provided' : 'This field may not be null.'
  const got = Array.isArray(data) ? 'list' : typeof data
  if (wanted === 'object' && instancePath === '')
    return `Invalid data. Expected a dictionary, but got ${got}.`
  if (wanted === 'object') return `Expected a dictionary of items but got type "${got}".`
  if (wanted === 'array') return `Expected a list of items but got type "${got}".`
  return kinds[wanted] ?? 'Enter a valid value.'
}
