import type { ErrorObject } from 'ajv'
import type { FieldProblems } from '../../core/field-problems.ts'
import { type FoundProblems, pathOf } from './field-errors.ts'

/** The input of an operation's own check: the fields that the contract accepts. */
export interface ValidPart {
  body: object
  /** The fields that the contract refuses. */
  faults: ReadonlySet<string>
}

/** The body without the fields that the contract refuses; null where it is no object. */
export function validPart(body: unknown, findings: readonly ErrorObject[]): ValidPart | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const sound: unknown = structuredClone(body)
  const paths = findings.map(pathOf)
  for (const path of paths) remove(sound, path)
  return { body: sound as object, faults: new Set(paths.map(([field = '']) => field)) }
}

function remove(value: unknown, [name = '', ...inner]: readonly string[]) {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return
  const level = value as Record<string, unknown>
  if (inner.length > 0) remove(level[name], inner)
  else delete level[name]
}

/** Merges both, field by field; where both blame a field, the contract's finding stays. */
export function mergeProblems(found: FoundProblems, more: FieldProblems): FoundProblems {
  for (const [field, problems] of Object.entries(more)) {
    if (problems === undefined) continue
    const there = found[field]
    if (there === undefined) found[field] = problems as FoundProblems
    else if (!Array.isArray(there)) mergeInto(there, problems)
  }
  return found
}

/** The contract's findings name the entries of a list by their index. */
function mergeInto(there: FoundProblems, problems: NonNullable<FieldProblems[string]>) {
  const isOfField = Array.isArray(problems) && problems.some((one) => !isNested(one))
  if (!isOfField) mergeProblems(there, keyedByIndex(problems))
}

function isNested(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && !('code' in entry)
}

function keyedByIndex(problems: NonNullable<FieldProblems[string]>): FieldProblems {
  const named: Record<string, NonNullable<FieldProblems[string]>> = {}
  for (const [index, entry] of Object.entries(problems)) named[index] = entry
  return named
}
