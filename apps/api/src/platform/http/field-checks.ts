import type { ErrorObject } from 'ajv'
import type { FieldProblems } from '../../core/field-problems.ts'
import { type Found, pathOf } from './field-errors.ts'

/** What goes into a check of the fields that the contract found nothing wrong with. */
export interface Sound {
  body: object
  /** The fields that something is wrong in. */
  faults: ReadonlySet<string>
}

/** A body without what the contract has refused in it; null where there is no body to speak of. */
export function soundPart(body: unknown, findings: readonly ErrorObject[]): Sound | null {
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

/** Both, field by field; where both blame a field, the contract's finding stays. */
export function together(found: Found, more: FieldProblems): Found {
  for (const [field, problems] of Object.entries(more)) {
    if (problems === undefined) continue
    const there = found[field]
    if (there === undefined) found[field] = problems as Found
    else if (!Array.isArray(there)) mergeInto(there, problems)
  }
  return found
}

/** The entries of a list are named by their places in the contract's findings. */
function mergeInto(there: Found, problems: NonNullable<FieldProblems[string]>) {
  const isOfField = Array.isArray(problems) && problems.some((one) => !isNested(one))
  if (!isOfField) together(there, namedByPlace(problems))
}

function isNested(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && !('code' in entry)
}

function namedByPlace(problems: NonNullable<FieldProblems[string]>): FieldProblems {
  const named: Record<string, NonNullable<FieldProblems[string]>> = {}
  for (const [place, entry] of Object.entries(problems)) named[place] = entry
  return named
}
