import { isPictureHeading } from './pictures/picture-columns.ts'
import { nearestName } from './nearest-name.ts'
import { shortened } from './shortened.ts'
import { columnsOf, type ColumnName, type ImportClass } from './columns.ts'
import { type Problem, problem } from '../../core/problem.ts'

/** Each column's place in the file, and its heading there. */
export type ColumnPlaces = ReadonlyMap<ColumnName, { place: number; heading: string }>

export type HeadingsReading = { columns: ColumnPlaces } | { problems: Problem[] }

/** The columns may have any order, and their headings any capitals, spaces and signs. */
export function readHeadings(
  headings: readonly string[],
  importClass: ImportClass,
): HeadingsReading {
  const names = namesOf(importClass)
  const columns = new Map<ColumnName, { place: number; heading: string }>()
  const unknown: string[] = []
  const twice: string[] = []
  for (const [place, heading] of headings.entries()) {
    const name = names.get(plain(heading))
    if (heading === '' || isPictureHeading(heading)) continue
    if (name === undefined) unknown.push(heading)
    else if (columns.has(name)) twice.push(heading)
    else columns.set(name, { place, heading })
  }
  const missing = columnsOf(importClass).filter(
    ([name, { required }]) => required && !columns.has(name),
  )
  const problems = [
    ...missing.map(([, { heading }]) => problem('column_missing', { heading: shown(heading) })),
    ...twice.map((heading) => problem('column_twice', { heading: shown(heading) })),
    ...unknown.map((heading) => unknownColumn(heading, importClass)),
  ]
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { columns }
}

function unknownColumn(heading: string, importClass: ImportClass): Problem {
  const known = columnsOf(importClass).map(([, column]) => column.heading)
  const meant = nearestName(heading, known)
  return meant === null
    ? problem('column_unknown', { heading: shown(heading) })
    : problem('column_misspelt', { heading: shown(heading), meant: shown(meant) })
}

/** Enough headings to recognise a file of quite another kind. */
const mostProblems = 10

export function countKnown(headings: readonly string[], importClass: ImportClass): number {
  const names = namesOf(importClass)
  return headings.filter((heading) => names.has(plain(heading))).length
}

function namesOf(importClass: ImportClass): Map<string, ColumnName> {
  return new Map(
    columnsOf(importClass).flatMap(([name, { heading, also = [] }]) =>
      [heading, ...also].map((each) => [plain(each), name] as const),
    ),
  )
}

function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function shown(heading: string): string {
  return shortened(heading, 40)
}
