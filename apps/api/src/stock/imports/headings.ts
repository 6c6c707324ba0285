import { nearestName } from './nearest-name.ts'
import { shortened } from './shortened.ts'
import { columnsOf, type ColumnName, type ImportClass } from './columns.ts'

/** Each column's place in the file, and its heading there. */
export type ColumnPlaces = ReadonlyMap<ColumnName, { place: number; heading: string }>

export type HeadingsReading = { columns: ColumnPlaces } | { problems: string[] }

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
    if (heading === '') continue
    if (name === undefined) unknown.push(heading)
    else if (columns.has(name)) twice.push(heading)
    else columns.set(name, { place, heading })
  }
  const missing = columnsOf(importClass).filter(
    ([name, { required }]) => required && !columns.has(name),
  )
  const problems = [
    ...missing.map(([, { heading }]) => `The column ${quoted(heading)} is missing.`),
    ...twice.map((heading) => `The column ${quoted(heading)} is there twice.`),
    ...unknown.map((heading) => unknownColumn(heading, importClass)),
  ]
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { columns }
}

function unknownColumn(heading: string, importClass: ImportClass): string {
  const known = columnsOf(importClass).map(([, column]) => column.heading)
  const meant = nearestName(heading, known)
  return meant === null
    ? `The column ${quoted(heading)} is not known. Delete or rename it.`
    : `The column ${quoted(heading)} is not known. Did you mean ${quoted(meant)}?`
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

function quoted(heading: string): string {
  return `“${shortened(heading, 40)}”`
}
