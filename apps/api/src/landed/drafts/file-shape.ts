import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { CountryFile } from '../country-file.ts'
import { rowsOf } from '../rule-rows.ts'
import { failedVectors } from '../vectors.ts'
import { consistencyProblems, isDrafted, numberProblems } from './rule-shape.ts'

let shape: ValidateFunction | undefined

/** The schema of the countries' files that come with the program. */
function shapeOfFiles(): ValidateFunction {
  const file = new URL('../../../reference/import-rules/schema.json', import.meta.url)
  shape ??= new Ajv({ allErrors: true, strict: false }).compile(
    JSON.parse(readFileSync(file, 'utf8')) as object,
  )
  return shape
}

/** How many problems are shown; enough to see what is wrong with a file. */
const mostProblems = 50

/** What is wrong with a country's file: its shape, names that do not exist, its numbers, and test vectors that fail. */
export function fileProblems(content: object, country: string): PlainOrProblem[] {
  const isShaped = shapeOfFiles()
  if (!isShaped(content)) {
    const paths = new Set((isShaped.errors ?? []).map(({ instancePath: path }) => path || '/'))
    return [...paths].slice(0, mostProblems).map((path) => problem('rule_shape', { path }))
  }
  const file = content as CountryFile
  if (file.country.iso2 !== country) return [problem('rule_renamed', { id: country })]
  const uncountable = numberProblems(file)
  if (uncountable.length > 0) return uncountable.slice(0, mostProblems)
  const inconsistent = [...unknownPorts(file), ...rowProblems(file)]
  if (inconsistent.length > 0) return inconsistent.slice(0, mostProblems)
  return failedVectors(file)
    .slice(0, mostProblems)
    .map((id) => problem('file_vector', { id }))
}

function rowProblems(file: CountryFile): PlainOrProblem[] {
  return rowsOf(file).flatMap(({ part, key, content }) =>
    isDrafted(part) ? consistencyProblems({ part, key, content }, file) : [],
  )
}

function unknownPorts({ routes, ports }: CountryFile): PlainOrProblem[] {
  const known = new Set(ports.map(({ unlocode }) => unlocode))
  return routes
    .filter(({ from_port: port }) => !known.has(port))
    .map(({ from_port: id }) => problem('rule_unknown_rule', { id }))
}
