import { type Problem, problem } from '../../../core/problem.ts'
import { shortened } from '../../../stock/imports/shortened.ts'

export const columnNames = ['currency', 'rate', 'date', 'source'] as const

export type ColumnName = (typeof columnNames)[number]

/** The index of each column in a file. */
export type ColumnPositions = Readonly<Record<ColumnName, number>>

function named(heading: string): ColumnName | undefined {
  return columnNames.find((name) => name === heading.trim().toLowerCase())
}

export function countKnown(headings: readonly string[]): number {
  return headings.filter(named).length
}

/** Columns may come in any order; headings ignore case. */
export function readPositions(
  headings: readonly string[],
): { places: ColumnPositions } | { problems: Problem[] } {
  const given = headings.filter((heading) => heading !== '')
  const problems = [
    ...columnNames
      .filter((name) => !given.some((heading) => named(heading) === name))
      .map((heading) => problem('column_missing', { heading })),
    ...given.filter(isRepeated).map((heading) => problem('column_twice', { heading })),
    ...given
      .filter((heading) => named(heading) === undefined)
      .map((heading) => problem('column_unknown', { heading: shortened(heading, 40) })),
  ]
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems) }
  const places = columnNames.map((name) => [
    name,
    headings.findIndex((heading) => named(heading) === name),
  ])
  return { places: Object.fromEntries(places) as ColumnPositions }
}

const mostProblems = 10

function isRepeated(heading: string, place: number, all: readonly string[]): boolean {
  const name = named(heading)
  return name !== undefined && all.findIndex((other) => named(other) === name) < place
}
