import { type Problem, problem } from '../../core/problem.ts'

/** Headings of each column, as offices or we write them; the first that a file has counts. */
const headingsOf = {
  kind: ['kind'],
  make: ['make'],
  model: ['model'],
  model_code: ['model_code', 'model_number'],
  engine_cc: ['engine_cc', 'engine_capacity'],
  fuel: ['fuel', 'fuel_raw'],
  body: ['body', 'body_type', 'body_raw'],
  price: ['price', 'crsp_kes', 'crsp'],
} as const

export type ColumnName = keyof typeof headingsOf

/** The index of each column in a file. */
export type ColumnPositions = Readonly<Partial<Record<ColumnName, number>>>

const needed = ['make', 'model', 'price'] as const

const names = Object.keys(headingsOf) as ColumnName[]

function plain(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}

export function countKnown(headings: readonly string[]): number {
  const known: readonly string[] = Object.values(headingsOf).flat()
  return headings.filter((heading) => known.includes(plain(heading))).length
}

/** Columns may come in any order; columns of the printed list that nothing is computed from may stay. */
export function readPositions(
  headings: readonly string[],
): { places: ColumnPositions } | { problems: Problem[] } {
  const given = headings.map(plain)
  const places: Partial<Record<ColumnName, number>> = {}
  for (const name of names) {
    const heading = headingsOf[name].find((one) => given.includes(one))
    if (heading !== undefined) places[name] = given.indexOf(heading)
  }
  const problems = needed
    .filter((name) => places[name] === undefined)
    .map((heading) => problem('column_missing', { heading }))
  return problems.length > 0 ? { problems } : { places }
}
